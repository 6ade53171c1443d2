import { type Bloqueio, type ErroCampo, type Exigencia, type Permissao, RESTRICAO_HORARIO } from '@balcao/contracts';
import { addDias, catalogoDeErros, type Flags, formatData, permissoesDe } from '@balcao/domain';

interface MaisDaRecusa {
  /** Refused fields of a 422. */
  readonly errors?: readonly ErroCampo[];
  /** Extra fields of the answer's `data`, e.g. both versions on 409. */
  readonly data?: unknown;
  /** Of a 429: when the same may be asked again. */
  readonly liberaEm?: Date;
}

/** An expected refusal with a sentence for the user; each module declares its own in `<name>.errors.ts`. */
export class Recusa extends Error {
  override readonly name = 'Recusa';
  readonly errors: readonly ErroCampo[] | undefined;
  readonly data: unknown;
  readonly liberaEm: Date | undefined;

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 502 | 503,
    readonly id: string,
    /** pt-BR sentence shown to the user. */
    readonly mensagem: string,
    { errors, data, liberaEm }: MaisDaRecusa = {},
  ) {
    super(id);
    this.errors = errors;
    this.data = data;
    this.liberaEm = liberaEm;
  }
}

/** Creates every 503: the user gets the one sentence of spec §8, and `id` tells the log what was unavailable. */
export const emAtualizacao = (id: string, mais: Pick<MaisDaRecusa, 'liberaEm'> = {}): Recusa =>
  new Recusa(503, id, catalogoDeErros.emAtualizacao.join(' '), mais);
export const naoEncontrado = (): Recusa => new Recusa(404, 'nao-encontrado', 'Registro não encontrado.');
export const camposInvalidos = (errors: readonly ErroCampo[]): Recusa =>
  new Recusa(422, 'campos-invalidos', 'Confira os campos destacados.', { errors });

const contados = (quantos: number): string => quantos.toLocaleString('pt-BR');
/** Refusal of a list that exceeds the row limit of a spreadsheet; CSV has no limit. */
export const listaLongaDemais = (total: number, maximo: number): Recusa =>
  new Recusa(
    422,
    'lista-longa-demais',
    `A lista tem ${contados(total)} linhas, e uma planilha do Excel leva até ${contados(maximo)}. Use os filtros, ou exporte em CSV.`,
  );

/** A refusal the contract answers with HTTP 200 and `success` false (spec §7): the login's numbered codes. */
export class RecusaComSucesso extends Error {
  override readonly name = 'RecusaComSucesso';

  constructor(
    readonly code: number,
    readonly mensagem: string,
    readonly data?: unknown,
  ) {
    super(`recusa ${code}`);
  }
}

export const naoAutenticado = (): Recusa => new Recusa(401, 'nao-autenticado', 'Sua sessão terminou. Entre de novo para continuar.');
/** The user's permitted hours are over (spec §6) and so is the session; the browser recognises this by the code. */
export const restricaoHorario = (): Recusa => new Recusa(401, RESTRICAO_HORARIO, catalogoDeErros.restricaoHorario.join(' '));
export const somenteLeitura = (): Recusa =>
  new Recusa(403, 'somente-leitura', 'Esta composição foi aberta só para leitura. Saia do modo de suporte para alterar.');
/** The request came from a page of another site, with the visitor's cookies. */
export const origemRecusada = (): Recusa => new Recusa(403, 'origem-recusada', 'Este pedido veio de outro site e não foi aceito.');
export const trialExpirado = (): Recusa =>
  new Recusa(403, 'trial-expirado', 'O seu período de avaliação terminou. Contrate um plano para continuar.');
/** @param dia first day without access */
export const assinaturaCancelada = (dia: string): Recusa =>
  new Recusa(
    403,
    'assinatura-cancelada',
    `A assinatura foi cancelada e só permite leitura até ${formatData(addDias(dia, -1))}. Um administrador pode desfazer o cancelamento na página da conta.`,
  );
/** The file store failed; the product itself is available. */
export const arquivosForaDoAr = (): Recusa =>
  new Recusa(502, 'arquivos-fora-do-ar', 'Os arquivos estão fora do ar no momento. Tente de novo em instantes.');
export const semPermissao = (): Recusa => new Recusa(403, 'sem-permissao', 'Você não tem permissão para esta ação.');

/** What each flag opens, as who administers users would call it. */
const ACESSOS: Readonly<Record<Permissao, string>> = {
  acessoMC: 'multicálculo',
  acessoGestao: 'gestão de propostas e apólices',
  acessoOrcamentacao: 'orçamentos',
  acessoCotacaoSaude: 'cotação de saúde',
  acessoBuscaDocumentos: 'busca de documentos',
  acessoRecebimento: 'recebimentos',
  acessoParcelaAtrasada: 'parcelas atrasadas',
  acessoConfigurarLoginsTodos: 'logins de todos os usuários',
};
const BLOQUEIOS: Readonly<Record<Bloqueio, string>> = {
  bloqueioCotacaoAuto: 'cotação de automóvel',
  bloqueioCotacaoResidencial: 'cotação de residencial, condomínio, empresarial, vida e pet',
  bloqueioOrcamentoManual: 'orçamento manual',
  bloqueioDuplicarOrcamento: 'duplicação de orçamentos',
  bloqueioTransmitir: 'transmissão de propostas',
  bloqueioCotacaoSaude: 'cotação de saúde',
};

/** `a, b ou c`. */
const enumerate = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** The 403 of a requirement that is not met: it says which access is missing, and who may give it. */
export function semAcesso({ needs, blockedBy, administrador, segfyer }: Exigencia, sessao: Flags): Recusa {
  // a flag that administrators lack depends on the plan or the provider
  const aQuem = sessao.administrador
    ? 'Fale com o suporte para que seja liberado.'
    : 'Peça a quem administra a sua corretora que o libere.';
  const recusa = (frase: string) => new Recusa(403, 'sem-permissao', frase);
  if (administrador && !sessao.administrador) return recusa('Só quem administra a corretora pode fazer isto.');
  if (segfyer && sessao.segfyer !== true) return semPermissao();
  const permissoes = permissoesDe(needs);
  if (permissoes.length > 0 && permissoes.every((permissao) => sessao[permissao] === false)) {
    const nomes = permissoes.map((permissao) => `“${ACESSOS[permissao]}”`);
    const oAcesso = nomes.length === 1 ? 'o acesso' : 'nenhum destes acessos:';
    return recusa(`O seu usuário não tem ${oAcesso} ${enumerate.format(nomes)}. ${aQuem}`);
  }
  if (blockedBy) return recusa(`O acesso “${BLOQUEIOS[blockedBy]}” está bloqueado para o seu usuário. ${aQuem}`);
  return semPermissao();
}
