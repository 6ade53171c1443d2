import type { PessoaConhecida, VeiculoPlaca } from '@balcao/contracts';
import type { CampoDefinido } from '@balcao/domain';
import { type Consulta, findPessoa, findVeiculo, isPesquisavel, useConsulta } from './apoio.resource.ts';
import { CampoMascara, type CampoMascaraProps } from './campos.component.tsx';
import { AvisoConsulta, NoFimDoGrupo } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';
import { preenchimentoDaPessoa, preenchimentoDaPlaca, secaoDoCampo } from './secoes.model.ts';
import { useCep } from './use-cep.ts';
import { useFill, type ValorAntes } from './use-fill.ts';

interface CampoQueConsultaProps extends CampoMascaraProps {
  consulta: Consulta;
  textos: (typeof copy)['placa' | 'cep' | 'pessoa'];
}

function CampoQueConsulta({ consulta: { situacao, lookUp }, textos, onCommit, ...props }: CampoQueConsultaProps) {
  const commit = (chave: string, anterior: string) => {
    onCommit?.(chave, anterior);
    lookUp(chave, anterior);
  };
  return (
    <>
      <CampoMascara {...props} onCommit={commit} />
      <NoFimDoGrupo>
        <AvisoConsulta {...{ situacao, textos }} />
      </NoFimDoGrupo>
    </>
  );
}

function CampoPlaca(props: CampoMascaraProps) {
  const { fillFound } = useFill();
  const onFound = (achado: VeiculoPlaca, antes: ValorAntes) => fillFound(preenchimentoDaPlaca(achado, secaoDoCampo(props.nome)), antes);
  const consulta = useConsulta({ find: findVeiculo, isWhole: isPesquisavel.placa, onFound });
  return <CampoQueConsulta {...props} consulta={consulta} textos={copy.placa} />;
}

function CampoPessoa(props: CampoMascaraProps) {
  const { fillVazios } = useFill();
  const onFound = (achada: PessoaConhecida, antes: ValorAntes) =>
    fillVazios(preenchimentoDaPessoa(achada, secaoDoCampo(props.nome)), antes);
  const consulta = useConsulta({ find: findPessoa, isWhole: isPesquisavel.documento, onFound });
  return <CampoQueConsulta {...props} consulta={consulta} textos={copy.pessoa} />;
}

function CampoCep(props: CampoMascaraProps) {
  return <CampoQueConsulta {...props} consulta={useCep(secaoDoCampo(props.nome))} textos={copy.cep} />;
}

const campos = { placa: CampoPlaca, cep: CampoCep, pessoa: CampoPessoa };

interface CampoConsultadoProps extends CampoMascaraProps {
  consulta: NonNullable<CampoDefinido['consulta']>;
}

/** A key that is looked up once it is whole: what is found fills the other fields of its section. */
export function CampoConsultado({ consulta, ...props }: CampoConsultadoProps) {
  const Campo = campos[consulta];
  return <Campo {...props} />;
}
