import type { ArquivoImportado, CampoLido, ItemConfirmado, LeituraDeCampos, NomeCampoLido } from '@balcao/contracts';
import { copy } from './importacao-propostas.copy.ts';

/** What the address opens: an import, and one of its files. */
export const PARTES = ['id', 'arquivo'] as const;

type Especie = 'TEXTO' | 'DIA' | 'DINHEIRO' | 'TAXA' | 'INTEIRO' | 'TIPO';
export interface CampoDaTela {
  readonly nome: NomeCampoLido;
  readonly especie: Especie;
}
const texto = (nome: NomeCampoLido): CampoDaTela => ({ nome, especie: 'TEXTO' });
const dia = (nome: NomeCampoLido): CampoDaTela => ({ nome, especie: 'DIA' });
const dinheiro = (nome: NomeCampoLido): CampoDaTela => ({ nome, especie: 'DINHEIRO' });
const inteiro = (nome: NomeCampoLido): CampoDaTela => ({ nome, especie: 'INTEIRO' });

/** The fields of a document, in the order they are looked at. */
export const SECOES: readonly {
  readonly id: 'documento' | 'segurado' | 'bem' | 'premio' | 'boleto';
  readonly campos: readonly CampoDaTela[];
}[] = [
  {
    id: 'documento',
    campos: [
      { nome: 'tipo', especie: 'TIPO' },
      texto('seguradora'),
      texto('numeroApolice'),
      texto('numeroProposta'),
      texto('numeroEndosso'),
      texto('ramo'),
      dia('emissao'),
    ],
  },
  { id: 'segurado', campos: [texto('seguradoNome'), texto('seguradoDocumento')] },
  {
    id: 'bem',
    campos: [
      texto('modelo'),
      inteiro('anoModelo'),
      texto('placa'),
      texto('chassi'),
      inteiro('bonus'),
      texto('ci'),
      texto('endereco'),
      texto('cep'),
    ],
  },
  {
    id: 'premio',
    campos: [
      dia('vigIni'),
      dia('vigFim'),
      dinheiro('premioLiquido'),
      dinheiro('iof'),
      dinheiro('premioTotal'),
      texto('forma'),
      { nome: 'comissao', especie: 'TAXA' },
    ],
  },
  {
    id: 'boleto',
    campos: [inteiro('parcelaNumero'), dia('vencimento'), dinheiro('valor'), texto('linhaDigitavel'), texto('copiaECola')],
  },
];

export type Valor = string | number | null;
/** What a person has as right, over what was read. */
export type Rascunho = Partial<Record<NomeCampoLido, Valor>>;

export const valorDe = (leitura: LeituraDeCampos | null, rascunho: Rascunho, nome: NomeCampoLido): Valor =>
  nome in rascunho ? (rascunho[nome] ?? null) : (leitura?.campos[nome]?.valor ?? null);

const CERTO = 90;
/** What must be there, and sure, for a policy to begin without a look. */
const ESSENCIAIS: readonly NomeCampoLido[] = [
  'tipo',
  'seguradora',
  'numeroApolice',
  'ramo',
  'seguradoNome',
  'seguradoDocumento',
  'vigIni',
  'vigFim',
  'premioLiquido',
  'iof',
];
const isCerto = (campo: CampoLido | undefined): boolean => campo?.valor !== null && (campo?.confianca ?? 0) >= CERTO;

/** A policy that may begin as it was read: nothing of it waits for a person, and the brokerage has none of its number. */
export const isPronta = ({ status, leitura, apoliceId }: ArquivoImportado): boolean =>
  status === 'LIDO' &&
  apoliceId === null &&
  leitura !== null &&
  leitura.avisos.length === 0 &&
  leitura.campos.tipo?.valor === 'APOLICE' &&
  ESSENCIAIS.every((nome) => isCerto(leitura.campos[nome]));

/** How sure a field is: proved by the document itself, read, to be looked at, or not read at all. */
export type Certeza = 'PROVADO' | 'LIDO' | 'CONFIRA' | 'VAZIO';
export function certezaDe(campo: CampoLido | undefined): Certeza {
  if (!campo || campo.valor === null) return 'VAZIO';
  if (campo.confianca === 100) return 'PROVADO';
  return campo.confianca >= CERTO ? 'LIDO' : 'CONFIRA';
}

const whole = ({ valor }: CampoLido): number | null => (typeof valor === 'number' ? valor : null);

/** A file as it is confirmed: what was read, with what a person put right. */
export function itemDe({ documentoId, leitura }: ArquivoImportado, rascunho: Rascunho, acao: ItemConfirmado['acao']): ItemConfirmado {
  const lidos = Object.entries(leitura?.campos ?? {}).flatMap(([nome, campo]) => (campo ? [[nome, campo.valor] as const] : []));
  return {
    documentoId,
    acao,
    campos: { ...Object.fromEntries(lidos), ...rascunho },
    coberturas: (leitura?.coberturas ?? []).flatMap(({ nome, lmi, premio, franquia }) =>
      typeof nome.valor === 'string' ? [{ nome: nome.valor, lmi: whole(lmi), premio: whole(premio), franquia: whole(franquia) }] : [],
    ),
    parcelas: (leitura?.parcelas ?? []).flatMap(({ vencimento, valor }) =>
      typeof vencimento.valor === 'string' && typeof valor.valor === 'number' ? [{ vencimento: vencimento.valor, valor: valor.valor }] : [],
    ),
  };
}

/** The fields of a section a document has, or should have: what is of other kinds of document is not asked. */
export function camposDaSecao(campos: readonly CampoDaTela[], arquivo: ArquivoImportado, rascunho: Rascunho): readonly CampoDaTela[] {
  const { leitura } = arquivo;
  if (!leitura) return campos;
  const essenciais = valorDe(leitura, rascunho, 'tipo') === 'BOLETO' ? ['tipo', 'seguradora', 'numeroApolice'] : ESSENCIAIS;
  return campos.filter(({ nome }) => valorDe(leitura, rascunho, nome) !== null || essenciais.includes(nome) || leitura.campos[nome]?.caixa);
}

/** Where the field that is looked at was read; where none is, all that was read. */
export function destaquesDe(leitura: LeituraDeCampos | null, focado: NomeCampoLido | null) {
  const lidos = Object.entries(leitura?.campos ?? {}).flatMap(([nome, campo]) =>
    campo?.caixa && campo.pagina ? [{ nome, pagina: campo.pagina, caixa: campo.caixa, rotulo: copy.rotulos[nome as NomeCampoLido] }] : [],
  );
  const [doFocado] = lidos.filter(({ nome }) => nome === focado);
  return doFocado ? [doFocado] : lidos;
}
