import type { PessoaConhecida } from '@balcao/contracts';
import { parametrosAuto } from '@balcao/domain';
import { useValor } from '../../use-campo.ts';
import { findPessoa, isPesquisavel, useConsulta } from './apoio.resource.ts';
import { CampoMascara, CampoNumero, CampoSimNao, CampoTexto } from './campos.component.tsx';
import { AvisoConsulta, Grupo, Linha } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';
import { preenchimentoDaPessoa } from './secoes.model.ts';
import { usePreencher } from './use-preencher.ts';

/** Whose car it is. */
export function SecaoProprietario() {
  const isOutro = useValor('risco.proprietario.igualSegurado') === false;
  return (
    <Grupo>
      <Linha>
        <CampoSimNao nome="risco.proprietario.igualSegurado" />
      </Linha>
      {isOutro && <OutroProprietario />}
    </Grupo>
  );
}

function OutroProprietario() {
  const { fillVazios } = usePreencher();
  const pessoa = useConsulta(findPessoa, isPesquisavel.documento, (found: PessoaConhecida) =>
    fillVazios(preenchimentoDaPessoa(found, 'proprietario')),
  );
  return (
    <>
      <CampoMascara nome="risco.proprietario.documento" mask="cpfCnpj" isRequired onCommit={pessoa.consultar} />
      <CampoTexto nome="risco.proprietario.nome" isRequired maxLength={120} />
      <AvisoConsulta situacao={pessoa.situacao} textos={copy.pessoa} />
    </>
  );
}

/** The class of bonus brought from the policy before. */
export function SecaoRenovacao() {
  const isNovo = useValor('risco.seguro.tipo') === 'NOVO';
  const bonus = useValor<number>('risco.renovacao.bonus') ?? 0;
  return (
    <Grupo>
      <CampoNumero
        nome="risco.renovacao.bonus"
        isRequired
        max={parametrosAuto.bonus.max}
        description={isNovo ? copy.bonusNovo : undefined}
      />
      {!isNovo && <CampoTexto nome="risco.renovacao.ci" isRequired={bonus > 0} maxLength={40} description={copy.ciAjuda} />}
    </Grupo>
  );
}
