import type { EnderecoCep, PessoaConhecida, VeiculoPlaca } from '@balcao/contracts';
import type { CampoDefinido } from '@balcao/domain';
import type { MaskName } from '@balcao/ui/forms';
import { findEndereco, findPessoa, findVeiculo, isPesquisavel, isSemRua, useConsulta } from './apoio.resource.ts';
import { CampoMascara, type CampoProps } from './campos.component.tsx';
import { AvisoConsulta, NoFimDoGrupo } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';
import { preenchimentoDaPessoa, preenchimentoDaPlaca, preenchimentoDoCep, secaoDoCampo } from './secoes.model.ts';
import { useFill, type ValorAntes } from './use-fill.ts';

type Achado = EnderecoCep | PessoaConhecida | VeiculoPlaca | null;
type Preencher = ReturnType<typeof useFill>;

interface Consultavel {
  readonly find: (chave: string) => Promise<Achado>;
  readonly isWhole: (chave: string) => boolean;
  /** Whether something of what was found is left to be filled. */
  readonly isEmParte?: (found: never) => boolean;
  readonly textos: (typeof copy)['placa' | 'cep' | 'pessoa'];
  /** What was found goes to the other fields of the section. */
  readonly fill: (found: never, secao: string, fillCampos: Preencher, antes: ValorAntes) => void;
}

const consultaveis: Readonly<Record<NonNullable<CampoDefinido['consulta']>, Consultavel>> = {
  placa: {
    find: findVeiculo,
    isWhole: isPesquisavel.placa,
    textos: copy.placa,
    fill: (found: VeiculoPlaca, secao, { fillFound }, antes) => fillFound(preenchimentoDaPlaca(found, secao), antes),
  },
  cep: {
    find: findEndereco,
    isWhole: isPesquisavel.cep,
    isEmParte: isSemRua,
    textos: copy.cep,
    fill: (found: EnderecoCep, secao, { fillFound }, antes) => fillFound(preenchimentoDoCep(found, secao), antes),
  },
  pessoa: {
    find: findPessoa,
    isWhole: isPesquisavel.documento,
    textos: copy.pessoa,
    fill: (found: PessoaConhecida, secao, { fillVazios }, antes) => fillVazios(preenchimentoDaPessoa(found, secao), antes),
  },
};

interface CampoConsultadoProps extends CampoProps<string> {
  mask: MaskName;
  consulta: NonNullable<CampoDefinido['consulta']>;
}

/** A key that is looked up once it is whole: what is found fills the other fields of its section. */
export function CampoConsultado({ consulta, onCommit, ...props }: CampoConsultadoProps) {
  const { find, isWhole, isEmParte, textos, fill } = consultaveis[consulta];
  const fillCampos = useFill();
  const { situacao, lookUp } = useConsulta(
    find,
    isWhole,
    (found, antes) => fill(found as never, secaoDoCampo(props.nome), fillCampos, antes),
    (found) => isEmParte?.(found as never) ?? false,
  );
  const commit = (chave: string) => {
    onCommit?.(chave);
    lookUp(chave);
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
