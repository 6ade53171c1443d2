import type { VeiculoPlaca } from '@balcao/contracts';
import { parametrosAuto, rotulosOpcoes } from '@balcao/domain';
import { useValor } from '../../use-campo.ts';
import { findVeiculo, isPesquisavel, useConsulta } from './apoio.resource.ts';
import { BuscaFipe } from './busca-fipe.component.tsx';
import { CampoDinheiro, CampoEscolha, CampoMascara, CampoNumero, CampoSimNao, CampoTexto } from './campos.component.tsx';
import { AvisoConsulta, Grupo, Grupos, Linha } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';
import { preenchimentoDaPlaca } from './secoes.model.ts';
import { usePreencher } from './use-preencher.ts';

const ANO_MAX = 2_100;

/** The car: by plate when it has one, by the FIPE table otherwise. */
export function SecaoVeiculo() {
  const { put, replace } = usePreencher();
  const isZeroKm = useValor('risco.veiculo.zeroKm') === true;
  const hasKitGas = useValor('risco.veiculo.kitGas') === true;
  const isBlindado = useValor('risco.veiculo.blindado') === true;
  const placa = useConsulta(findVeiculo, isPesquisavel.placa, (found: VeiculoPlaca) => replace(preenchimentoDaPlaca(found)));
  return (
    <Grupos>
      <Grupo titulo={copy.identificacao}>
        <Linha>
          <CampoSimNao nome="risco.veiculo.zeroKm" onCommit={(isZero) => isZero && put('risco.veiculo.placa', null)} />
        </Linha>
        {!isZeroKm && <CampoMascara nome="risco.veiculo.placa" mask="placa" isRequired onCommit={placa.consultar} />}
        <BuscaFipe />
        <AvisoConsulta situacao={isZeroKm ? 'parada' : placa.situacao} textos={copy.placa} />
        <CampoMascara nome="risco.veiculo.fipe" mask="fipe" isRequired />
        <CampoTexto nome="risco.veiculo.marca" isRequired maxLength={120} />
        <CampoTexto nome="risco.veiculo.modelo" isRequired maxLength={120} />
        <CampoNumero nome="risco.veiculo.anoFabricacao" isRequired isAno max={ANO_MAX} />
        <CampoNumero nome="risco.veiculo.anoModelo" isRequired isAno max={ANO_MAX} />
        <CampoEscolha nome="risco.veiculo.combustivel" opcoes={rotulosOpcoes.combustivel} isRequired />
        <CampoDinheiro nome="risco.veiculo.valorFipeCentavos" isRequired />
        <CampoNumero nome="risco.veiculo.lugares" isRequired max={parametrosAuto.lugares.max} />
        <CampoMascara nome="risco.veiculo.chassi" mask="chassi" />
      </Grupo>
      <Grupo titulo={copy.caracteristicas}>
        <CampoSimNao nome="risco.veiculo.kitGas" />
        {hasKitGas && <CampoDinheiro nome="risco.veiculo.kitGasValorCentavos" isRequired />}
        <CampoSimNao nome="risco.veiculo.blindado" />
        {isBlindado && <CampoDinheiro nome="risco.veiculo.blindagemValorCentavos" isRequired />}
        <CampoSimNao nome="risco.veiculo.alienado" />
        <CampoSimNao nome="risco.veiculo.chassiRemarcado" />
        <CampoSimNao nome="risco.veiculo.rastreador" />
        <CampoSimNao nome="risco.veiculo.pcd" />
        <CampoEscolha nome="risco.veiculo.isencao" opcoes={rotulosOpcoes.isencao} />
      </Grupo>
    </Grupos>
  );
}
