import type { ArquivoImportado, CampoLido, ItemConfirmado, LeituraDeCampos, NomeCampoLido, TipoDocumentoLido } from '@balcao/contracts';
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
      texto('motivoEndosso'),
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
const DO_CONTRATO: readonly NomeCampoLido[] = ['ramo', 'seguradoNome', 'seguradoDocumento', 'vigIni', 'vigFim', 'premioLiquido', 'iof'];
/** What must be there, and sure, for a document of each kind to be confirmed without a look. */
const ESSENCIAIS: Readonly<Record<TipoDocumentoLido, readonly NomeCampoLido[]>> = {
  APOLICE: ['tipo', 'seguradora', 'numeroApolice', ...DO_CONTRATO],
  PROPOSTA: ['tipo', 'seguradora', 'numeroProposta', ...DO_CONTRATO],
  ENDOSSO: ['tipo', 'seguradora', 'numeroApolice', 'numeroEndosso', 'vigIni', 'premioLiquido', 'iof'],
  BOLETO: ['tipo', 'seguradora', 'numeroApolice'],
};
const isTipo = (valor: Valor): valor is TipoDocumentoLido => typeof valor === 'string' && valor in ESSENCIAIS;
/** What kind of document it is, as a person has it; a policy while nobody says. */
export function tipoDe(leitura: LeituraDeCampos | null, rascunho: Rascunho = {}): TipoDocumentoLido {
  const valor = valorDe(leitura, rascunho, 'tipo');
  return isTipo(valor) ? valor : 'APOLICE';
}

/** The record the brokerage has already of such a document; null when it has none. */
export const existenteDe = ({ apoliceId, propostaId, endossoId }: ArquivoImportado, tipo: TipoDocumentoLido): string | null =>
  tipo === 'PROPOSTA' ? propostaId : tipo === 'ENDOSSO' ? endossoId : apoliceId;

const isCerto = (campo: CampoLido | undefined): boolean => campo?.valor !== null && (campo?.confianca ?? 0) >= CERTO;

/** A document that may be confirmed as it was read: nothing of it waits for a person, and the brokerage has not what it begins. */
export function isPronta(arquivo: ArquivoImportado): boolean {
  const { status, leitura, apoliceId } = arquivo;
  if (status !== 'LIDO' || leitura === null || leitura.avisos.length > 0) return false;
  const tipo = tipoDe(leitura);
  if (tipo === 'BOLETO' || existenteDe(arquivo, tipo) !== null || (tipo === 'ENDOSSO' && apoliceId === null)) return false;
  return ESSENCIAIS[tipo].every((nome) => isCerto(leitura.campos[nome]));
}

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
  const essenciais = ESSENCIAIS[tipoDe(leitura, rascunho)];
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
