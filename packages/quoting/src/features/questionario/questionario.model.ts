import type { RascunhoOrcamento } from '@balcao/contracts';
import { formatData, formatDoCampo, isData, rotulosCampos, rotulosOpcoes, valorEm } from '@balcao/domain';
import { copy } from './questionario.copy.ts';

/** Questions of the paper, by section. */
const perguntas = {
  segurado: ['nome', 'documento', 'nascimento', 'sexo', 'estadoCivil', 'profissao', 'celular', 'email', 'cep', 'numero'],
  veiculo: ['placa', 'zeroKm', 'marca', 'modelo', 'anoFabricacao', 'anoModelo', 'combustivel', 'kitGas', 'blindado', 'alienado'],
  uso: ['uso', 'kmSemana', 'trabalho', 'estudo'],
  pernoite: ['cepPernoite', 'moradia', 'garagem'],
  condutor: ['igualSegurado', 'nome', 'nascimento', 'relacao', 'jovens'],
} as const;

/** A line of the paper: what is asked and, once it is known, what was said. */
export interface LinhaPapel {
  readonly campo: string;
  readonly rotulo: string;
  readonly valor: string;
}

const opcoes = rotulosOpcoes as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
const rotulos = rotulosCampos as unknown as Readonly<Record<string, string>>;

function textOf(nome: string, valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? copy.sim : copy.nao;
  if (typeof valor === 'number') return String(valor);
  if (typeof valor !== 'string') return '';
  if (isData(valor)) return formatData(valor);
  return opcoes[nome]?.[valor] ?? formatDoCampo(nome, valor);
}

/** The paper of a draft; blank without one. A default nobody said is left to be answered. */
export const papelDe = (rascunho: RascunhoOrcamento | null): { titulo: string; linhas: LinhaPapel[] }[] =>
  Object.entries(perguntas).map(([secao, campos]) => ({
    titulo: copy.secoes[secao as keyof typeof perguntas],
    linhas: campos.map((nome) => ({
      campo: `${secao}.${nome}`,
      rotulo: rotulos[`risco.${secao}.${nome}`] ?? nome,
      valor: rascunho ? textOf(nome, valorEm(rascunho.risco, `${secao}.${nome}`)) : '',
    })),
  }));
