import type { RevisaoProposta } from '@balcao/contracts';
import { formatDocumento } from '@balcao/domain';
import { Alert, ButtonLink, Card, Cluster, Dado, Dados, DateText, MarcaSeguradora, Money, Stack } from '@balcao/ui';
import { RiscosSegurados } from '../../caso/riscos-segurados.component.tsx';
import { casoDe } from '../../rota-do-formulario.ts';
import { copy } from './proposta.copy.ts';

/** What is being sold, to whom and for how much. */
export function Resumo({ revisao }: { revisao: RevisaoProposta }) {
  const { oferta, segurado, seguradora, seguradoraNome, bem, vigIni, vigFim, validade, isVencida, isInicioPassado, riscosSegurados } =
    revisao;
  const acao = <ButtonLink href={casoDe({ orcamentoId: revisao.orcamento.id })}>{copy.ajustar}</ButtonLink>;
  return (
    <Card titulo={copy.oferta}>
      <Stack gap={4}>
        {isInicioPassado && (
          <Alert tone="atencao" titulo={copy.inicioPassado} actions={acao}>
            {copy.inicioPassadoTexto}
          </Alert>
        )}
        {isVencida && !isInicioPassado && (
          <Alert tone="atencao" titulo={copy.ofertaVencida} actions={acao}>
            {copy.ofertaVencidaTexto}
          </Alert>
        )}
        <RiscosSegurados encontrados={riscosSegurados} />
        <Dados>
          <Dado rotulo={copy.seguradora}>
            <Cluster gap={2}>
              <MarcaSeguradora {...{ seguradora }} size={20} />
              {seguradoraNome}
            </Cluster>
          </Dado>
          <Dado rotulo={copy.pacote}>{oferta.pacote}</Dado>
          <Dado rotulo={copy.segurado}>{segurado.nome}</Dado>
          <Dado rotulo={copy.documento}>{formatDocumento(segurado.documento)}</Dado>
          <Dado rotulo={copy.bem}>{bem}</Dado>
          <Dado rotulo={copy.vigencia}>
            <DateText iso={vigIni} /> {copy.ate} <DateText iso={vigFim} />
          </Dado>
          <Dado rotulo={copy.liquido}>
            <Money centavos={oferta.premioLiquidoCentavos} />
          </Dado>
          <Dado rotulo={copy.iof}>
            <Money centavos={oferta.iofCentavos} />
          </Dado>
          <Dado rotulo={oferta.periodicidade === 'MENSAL' ? copy.totalPorMes : copy.total}>
            <Money centavos={oferta.premioTotalCentavos} isStrong />
          </Dado>
          <Dado rotulo={copy.validade}>{validade ? <DateText iso={validade} /> : copy.semValidade}</Dado>
        </Dados>
      </Stack>
    </Card>
  );
}
