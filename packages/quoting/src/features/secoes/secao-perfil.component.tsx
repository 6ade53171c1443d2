import { parametrosAuto, rotulosOpcoes } from '@balcao/domain';
import { Button } from '@balcao/ui';
import { useFormContext } from 'react-hook-form';
import type { PessoaConhecida, RascunhoAuto } from '@balcao/contracts';
import { useValor } from '../../use-campo.ts';
import { findPessoa, isPesquisavel, useConsulta } from './apoio.resource.ts';
import { CampoData, CampoEscolha, CampoMascara, CampoNumero, CampoSimNao, CampoSimOuNao, CampoTexto } from './campos.component.tsx';
import { AvisoConsulta, Grupo, Grupos, Linha } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';
import { preenchimentoDaPessoa } from './secoes.model.ts';
import { usePreencher } from './use-preencher.ts';

const ANOS_CNH_MAX = 92;

/** What the car is used for. */
export function SecaoUso() {
  const uso = useValor('risco.uso.uso');
  const isTrabalho = useValor('risco.uso.trabalho') === true;
  const isEstudo = useValor('risco.uso.estudo') === true;
  return (
    <Grupo>
      <CampoEscolha nome="risco.uso.uso" opcoes={rotulosOpcoes.uso} isRequired />
      {uso === 'EXERCICIO_DO_TRABALHO' && <CampoEscolha nome="risco.uso.atividade" opcoes={rotulosOpcoes.atividade} isRequired />}
      <CampoNumero nome="risco.uso.kmSemana" max={parametrosAuto.kmSemana.max} suffix={copy.kmSemana} />
      <Linha>
        <CampoSimNao nome="risco.uso.trabalho" />
      </Linha>
      {isTrabalho && (
        <>
          <CampoSimNao nome="risco.uso.trabalhoGaragem" />
          <CampoNumero nome="risco.uso.trabalhoDistanciaKm" max={parametrosAuto.distanciaKm.max} suffix={copy.kmSemana} />
        </>
      )}
      <Linha>
        <CampoSimNao nome="risco.uso.estudo" />
      </Linha>
      {isEstudo && (
        <>
          <CampoSimNao nome="risco.uso.estudoGaragem" />
          <CampoNumero nome="risco.uso.estudoDistanciaKm" max={parametrosAuto.distanciaKm.max} suffix={copy.kmSemana} />
        </>
      )}
    </Grupo>
  );
}

/** Where the car sleeps. */
export function SecaoPernoite() {
  const { put } = usePreencher();
  const { getValues } = useFormContext<RascunhoAuto>();
  const cepPernoite = useValor<string>('risco.pernoite.cepPernoite');
  const cepSegurado = useValor<string>('risco.segurado.cep');
  const canCopy = isPesquisavel.cep(cepSegurado ?? '') && cepSegurado !== cepPernoite;
  return (
    <Grupo>
      <CampoMascara nome="risco.pernoite.cepPernoite" mask="cep" isRequired />
      <CampoEscolha nome="risco.pernoite.moradia" opcoes={rotulosOpcoes.moradia} isRequired />
      <CampoEscolha nome="risco.pernoite.garagem" opcoes={rotulosOpcoes.garagem} isRequired />
      <CampoNumero nome="risco.pernoite.veiculosNaResidencia" max={parametrosAuto.veiculosNaResidencia.max} />
      {canCopy && (
        <Linha>
          <Button size="sm" variant="quiet" onClick={() => put('risco.pernoite.cepPernoite', getValues('risco.segurado.cep'))}>
            {copy.usarCepSegurado}
          </Button>
        </Linha>
      )}
    </Grupo>
  );
}

/** Who drives: the insured, or somebody else told whole. */
export function SecaoCondutor() {
  const isOutro = useValor('risco.condutor.igualSegurado') === false;
  const hasJovens = useValor('risco.condutor.jovens') === true;
  return (
    <Grupos>
      <Grupo>
        <Linha>
          <CampoSimNao nome="risco.condutor.igualSegurado" />
        </Linha>
        {isOutro && <OutroCondutor />}
        <CampoNumero nome="risco.condutor.anosCnh" isRequired={isOutro} max={ANOS_CNH_MAX} suffix={copy.anos} />
      </Grupo>
      <Grupo titulo={copy.jovens}>
        <Linha>
          <CampoSimNao nome="risco.condutor.jovens" />
        </Linha>
        {hasJovens && (
          <>
            <CampoEscolha nome="risco.condutor.jovensSexo" opcoes={rotulosOpcoes.jovensSexo} isRequired />
            <CampoSimOuNao nome="risco.condutor.jovensCobrir" isRequired />
          </>
        )}
      </Grupo>
    </Grupos>
  );
}

function OutroCondutor() {
  const { fillVazios } = usePreencher();
  const isPf = useValor('risco.segurado.pessoa') === 'PF';
  const pessoa = useConsulta(findPessoa, isPesquisavel.documento, (found: PessoaConhecida) =>
    fillVazios(preenchimentoDaPessoa(found, 'condutor')),
  );
  return (
    <>
      <CampoMascara nome="risco.condutor.cpf" mask="cpf" isRequired onCommit={pessoa.consultar} />
      <CampoTexto nome="risco.condutor.nome" isRequired maxLength={120} />
      <CampoData nome="risco.condutor.nascimento" isRequired />
      <CampoEscolha nome="risco.condutor.sexo" opcoes={rotulosOpcoes.sexo} isRequired />
      <CampoEscolha nome="risco.condutor.estadoCivil" opcoes={rotulosOpcoes.estadoCivil} isRequired />
      <CampoEscolha nome="risco.condutor.relacao" opcoes={rotulosOpcoes.relacao} isRequired={isPf} />
      <AvisoConsulta situacao={pessoa.situacao} textos={copy.pessoa} />
    </>
  );
}
