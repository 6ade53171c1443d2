import {
  addressOf,
  cobrancaParcelaCalls,
  construcaoRoutes,
  engagementRoutes,
  financeRoutes,
  managementRoutes,
  parcelaCalls,
  quotingRoutes,
  settingsRoutes,
} from '@balcao/contracts';
import { type Flags, hasPermissao, numeroDaNotificacao, type TipoNotificacao } from '@balcao/domain';
import type { Aviso } from './notificacao.repository.ts';

/** How a notice looks and where it leads. The fact decides both, not the module that writes the notice. */
export type FormaDoAviso = Pick<Aviso, 'tipo' | 'link'>;

const forma = (tipo: TipoNotificacao, endereco: string | null = null, consulta: Readonly<Record<string, string>> = {}): FormaDoAviso => {
  const query = new URLSearchParams(consulta).toString();
  return { tipo: numeroDaNotificacao(tipo), link: endereco && query ? `${endereco}?${query}` : endereco };
};

interface Caso {
  readonly orcamentoId: string;
}

/** A sale that came from elsewhere has no case, and nothing to open yet. */
interface Venda {
  readonly orcamentoId: string | null;
  readonly ofertaId: string | null;
}

/** A sale by its proposal or its policy; null where neither can be opened. */
interface Contrato {
  readonly contratoId: string | null;
}

const contrato = (tipo: TipoNotificacao, { contratoId: id }: Contrato): FormaDoAviso =>
  id ? forma(tipo, addressOf(managementRoutes, 'proposta'), { id, aba: 'prazos' }) : forma(tipo);

const envios = ({ orcamentoId: id }: Caso) => [addressOf(quotingRoutes, 'orcamentoEnviarEmail'), { id }] as const;
const transmissao = (tipo: TipoNotificacao, { orcamentoId: id, ofertaId: oferta }: Venda): FormaDoAviso =>
  id && oferta ? forma(tipo, addressOf(quotingRoutes, 'orcamentoTransmitir'), { id, oferta }) : forma(tipo);

/**
 * Every fact the gateway gives notice of, with its kind (spec §3) and the address where it is dealt with. A person's act is `usuario`;
 * prices, choices of an offer and charges are `dinheiro`; news that asks for nothing is `info`; what went wrong or asks for a correction is
 * `aviso`. Who writes a notice takes both from here.
 */
export const fatos = {
  /** The newest prices of the case. */
  cotacaoConcluida: ({ orcamentoId: id, cotacaoId: cotacao }: Caso & { readonly cotacaoId: string }) =>
    forma('dinheiro', addressOf(quotingRoutes, 'orcamentoEditar'), { id, cotacao }),
  credencialRecusada: () => forma('aviso', addressOf(construcaoRoutes, 'seguradorasLogin')),
  /** Read and answered among the sendings of the case. */
  clientePerguntou: (caso: Caso) => forma('usuario', ...envios(caso)),
  clientePediuPrecos: (caso: Caso) => forma('usuario', ...envios(caso)),
  clienteEscolheu: (caso: Caso) => forma('dinheiro', ...envios(caso)),
  emailNaoEntregue: (caso: Caso) => forma('aviso', ...envios(caso)),
  /** The contestation beside its list. */
  cartaNaoEntregue: ({ contestacaoId: contestacao }: { readonly contestacaoId: string }) =>
    forma('aviso', addressOf(financeRoutes, 'recebimentos'), { ver: 'contestacoes', contestacao }),
  /** Whatever its form and its state by the time it is read, that address leads there. */
  questionarioRespondido: ({ orcamentoId: id }: Caso) => forma('usuario', addressOf(quotingRoutes, 'orcamentoEditar'), { id }),
  solicitacaoNova: () => forma('usuario', addressOf(quotingRoutes, 'cotacoes'), { aba: 'solicitacoes' }),
  /** The clocks of the sale, on its own page. */
  prazoLegal: (venda: Contrato) => contrato('aviso', venda),
  endossoRespondido: ({ contratoId: id }: Contrato) =>
    id ? forma('info', addressOf(managementRoutes, 'proposta'), { id, aba: 'endossos' }) : forma('info'),
  /** The instalment beside its list, with what pays it now. */
  reemissaoRespondida: ({ parcelaId: ver, isAtendida }: { readonly parcelaId: string; readonly isAtendida: boolean }) =>
    forma(isAtendida ? 'dinheiro' : 'aviso', addressOf(financeRoutes, 'parcelas'), { ver }),
  /** Nothing to open: the records are right or wrong in many places, and support looks first. */
  razaoDifere: () => forma('aviso'),
  /** The newest bill of the policy, where the lives are. */
  vidasMudamDeFaixa: ({ faturaId: fatura }: { readonly faturaId: string }) =>
    forma('dinheiro', addressOf(financeRoutes, 'faturas'), { fatura }),
  apoliceSuspensa: (venda: Contrato) => contrato('dinheiro', venda),
  propostaAndou: (venda: Venda) => transmissao('info', venda),
  propostaPedeAtencao: (venda: Venda) => transmissao('aviso', venda),
  propostaNaoTransmitida: (venda: Venda) => transmissao('aviso', venda),
  orcamentoExpirou: ({ orcamentoId: id }: Caso) => forma('info', addressOf(quotingRoutes, 'orcamentoVisualizar'), { id }),
  orcamentosExpiraram: () => forma('info', addressOf(quotingRoutes, 'orcamentos'), { status: 'EXPIRADO' }),
  /** It ends by itself: nothing is to be opened. */
  acessoTravado: () => forma('usuario'),
  testeTerminando: () => forma('dinheiro', addressOf(settingsRoutes, 'assinaturaNova')),
  /** The database adds which request. */
  prazoDeTitular: () => forma('aviso', addressOf(settingsRoutes, 'lgpdPermissoes'), { aba: 'pedidos' }),
  pedidoDeTitular: ({ id: pedido }: { id: string }) =>
    forma('aviso', addressOf(settingsRoutes, 'lgpdPermissoes'), { aba: 'pedidos', pedido }),
  /** Nothing is to be done: what went is said in the notice. */
  retencaoAplicada: () => forma('info', addressOf(settingsRoutes, 'lgpdPermissoes'), { aba: 'pedidos' }),
  conquistaGanha: () => forma('info', addressOf(settingsRoutes, 'badges')),
  indicacaoAndou: () => forma('usuario', addressOf(engagementRoutes, 'indiqueCorretor')),
  indicacaoCreditada: () => forma('dinheiro', addressOf(engagementRoutes, 'indiqueCorretor')),
  indicacaoPerdida: () => forma('aviso', addressOf(engagementRoutes, 'indiqueCorretor')),
  dominioDeixouDeValer: () => forma('aviso', addressOf(settingsRoutes, 'parametros')),
  pagamentoPendente: () => forma('dinheiro', addressOf(settingsRoutes, 'conta')),
} satisfies Readonly<Record<string, (dados: never) => FormaDoAviso>>;

/** The lists an instalment opens beside, in the order they are preferred, each with the call it asks its access from. */
const LISTAS_DE_PARCELAS = [
  [addressOf(financeRoutes, 'parcelas'), parcelaCalls.listParcelas],
  [addressOf(financeRoutes, 'parcelasAtrasadas'), cobrancaParcelaCalls.listAtrasadas],
] as const;

/**
 * Where a notice leads one reader: an instalment opens beside the list they may see, and beside none where they may see neither. It is judged
 * when the notice is read or sent, since accesses change after it is written.
 */
export function linkFor(link: string | null, leitor: Flags): string | null {
  const [endereco, consulta] = link?.split('?') ?? [];
  if (endereco !== LISTAS_DE_PARCELAS[0][0]) return link;
  const aberta = LISTAS_DE_PARCELAS.find(([, lista]) => hasPermissao(leitor, lista));
  return aberta ? [aberta[0], consulta].filter(Boolean).join('?') : null;
}
