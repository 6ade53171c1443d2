import { rotulosOpcoes } from '@balcao/domain';
import { useValor } from '../../use-campo.ts';
import { Acessorios } from './acessorios.component.tsx';
import { CampoDinheiro, CampoEscolha, CampoNumero, CampoSimNao, CampoTextoLongo } from './campos.component.tsx';
import { Grupo, Grupos, Linha } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';

const MAX_PCT = 999;
const MAX_OBSERVACOES = 1_000;

/** What is to be covered, up to how much. */
export function SecaoCoberturas() {
  const tipo = useValor('risco.coberturas.tipo');
  const hasCasco = tipo !== 'SO_RCF';
  return (
    <Grupos>
      <Grupo titulo={copy.casco}>
        <CampoEscolha nome="risco.coberturas.tipo" opcoes={rotulosOpcoes.tipoCobertura} isRequired />
        {hasCasco && (
          <>
            <CampoEscolha nome="risco.coberturas.modalidade" opcoes={rotulosOpcoes.modalidade} />
            <CampoNumero nome="risco.coberturas.ajustePct" max={MAX_PCT} suffix={copy.ajustePct} description={copy.ajusteAjuda} />
            <CampoEscolha nome="risco.coberturas.franquia" opcoes={rotulosOpcoes.franquia} isRequired={tipo === 'COMPREENSIVA'} />
          </>
        )}
      </Grupo>
      <Grupo titulo={copy.terceiros}>
        <CampoDinheiro nome="risco.coberturas.dmCentavos" isRequired />
        <CampoDinheiro nome="risco.coberturas.dcCentavos" isRequired />
        <CampoDinheiro nome="risco.coberturas.dmoCentavos" />
        <CampoDinheiro nome="risco.coberturas.appMorteCentavos" />
        <CampoDinheiro nome="risco.coberturas.appInvalidezCentavos" />
      </Grupo>
      <Grupo titulo={copy.servicos}>
        <CampoEscolha nome="risco.coberturas.vidros" opcoes={rotulosOpcoes.vidros} />
        <CampoEscolha nome="risco.coberturas.carroReserva" opcoes={rotulosOpcoes.carroReserva} />
        <CampoEscolha nome="risco.coberturas.assistencia" opcoes={rotulosOpcoes.assistencia} />
        <CampoSimNao nome="risco.coberturas.pequenosReparos" />
      </Grupo>
      <Acessorios />
      <Grupo>
        <Linha>
          <CampoTextoLongo nome="risco.observacoes" rows={3} maxLength={MAX_OBSERVACOES} description={copy.observacoesAjuda} />
        </Linha>
      </Grupo>
    </Grupos>
  );
}
