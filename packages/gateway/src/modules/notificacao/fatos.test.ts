import { allRoutes } from '@balcao/contracts';
import { matchRoute, tipoNotificacao } from '@balcao/domain';
import { type FormaDoAviso, fatos } from './fatos.ts';

const caso = { orcamentoId: 'o1' };
const venda = { orcamentoId: 'o1', ofertaId: 'f1' };

/** Each fact: how it looks, and the screen and record it opens. */
const tabela: Readonly<Record<keyof typeof fatos, readonly [FormaDoAviso, tipo: string, link: string | null]>> = {
  cotacaoConcluida: [fatos.cotacaoConcluida({ ...caso, cotacaoId: 'c1' }), 'dinheiro', '/multicalculo/orcamento-editar?id=o1&cotacao=c1'],
  credencialRecusada: [fatos.credencialRecusada(), 'aviso', '/configuracao/SeguradorasLogin'],
  clientePerguntou: [fatos.clientePerguntou(caso), 'usuario', '/multicalculo/orcamento-enviar-email?id=o1'],
  clientePediuPrecos: [fatos.clientePediuPrecos(caso), 'usuario', '/multicalculo/orcamento-enviar-email?id=o1'],
  clienteEscolheu: [fatos.clienteEscolheu(caso), 'dinheiro', '/multicalculo/orcamento-enviar-email?id=o1'],
  emailNaoEntregue: [fatos.emailNaoEntregue(caso), 'aviso', '/multicalculo/orcamento-enviar-email?id=o1'],
  questionarioRespondido: [fatos.questionarioRespondido(caso), 'usuario', '/multicalculo/orcamento-editar?id=o1'],
  solicitacaoNova: [fatos.solicitacaoNova(), 'usuario', '/multicalculo/cotacoes?aba=solicitacoes'],
  vidasMudamDeFaixa: [fatos.vidasMudamDeFaixa({ faturaId: 'f1' }), 'dinheiro', '/financeiro/faturas?fatura=f1'],
  propostaAndou: [fatos.propostaAndou(venda), 'info', '/multicalculo/orcamento-multicalculo-transmitir?id=o1&oferta=f1'],
  propostaPedeAtencao: [fatos.propostaPedeAtencao(venda), 'aviso', '/multicalculo/orcamento-multicalculo-transmitir?id=o1&oferta=f1'],
  propostaNaoTransmitida: [fatos.propostaNaoTransmitida(venda), 'aviso', '/multicalculo/orcamento-multicalculo-transmitir?id=o1&oferta=f1'],
  orcamentoExpirou: [fatos.orcamentoExpirou(caso), 'info', '/multicalculo/orcamento-visualizar?id=o1'],
  orcamentosExpiraram: [fatos.orcamentosExpiraram(), 'info', '/multicalculo/orcamentos?status=EXPIRADO'],
  acessoTravado: [fatos.acessoTravado(), 'usuario', null],
  testeTerminando: [fatos.testeTerminando(), 'dinheiro', '/assinatura/nova'],
  conquistaGanha: [fatos.conquistaGanha(), 'info', '/minhaConta/badges'],
  indicacaoAndou: [fatos.indicacaoAndou(), 'usuario', '/IndiqueCorretor'],
  indicacaoCreditada: [fatos.indicacaoCreditada(), 'dinheiro', '/IndiqueCorretor'],
  indicacaoPerdida: [fatos.indicacaoPerdida(), 'aviso', '/IndiqueCorretor'],
  pagamentoPendente: [fatos.pagamentoPendente(), 'dinheiro', '/minhaConta/conta'],
  retencaoAplicada: [fatos.retencaoAplicada(), 'info', '/LGPD/permissoesSegurados?aba=pedidos'],
  pedidoDeTitular: [fatos.pedidoDeTitular({ id: 's1' }), 'aviso', '/LGPD/permissoesSegurados?aba=pedidos&pedido=s1'],
  dominioDeixouDeValer: [fatos.dominioDeixouDeValer(), 'aviso', '/configuracao/parametros'],
  cartaNaoEntregue: [fatos.cartaNaoEntregue({ contestacaoId: 'k1' }), 'aviso', '/financeiro/recebimentos?ver=contestacoes&contestacao=k1'],
  prazoLegal: [fatos.prazoLegal({ contratoId: 'a1' }), 'aviso', '/centralVendas/propostas/proposta?id=a1&aba=prazos'],
  endossoRespondido: [fatos.endossoRespondido({ contratoId: 'a1' }), 'info', '/centralVendas/propostas/proposta?id=a1&aba=endossos'],
  reemissaoRespondida: [fatos.reemissaoRespondida({ parcelaId: 'q1', isAtendida: true }), 'dinheiro', '/financeiro/parcelas?ver=q1'],
  razaoDifere: [fatos.razaoDifere(), 'aviso', null],
  apoliceSuspensa: [fatos.apoliceSuspensa({ contratoId: 'a1' }), 'dinheiro', '/centralVendas/propostas/proposta?id=a1&aba=prazos'],
  prazoDeTitular: [fatos.prazoDeTitular(), 'aviso', '/LGPD/permissoesSegurados?aba=pedidos'],
};

it.each(Object.entries(tabela))('%s looks like what it is and leads where it is dealt with', (_, [forma, tipo, link]) => {
  expect([tipoNotificacao(forma.tipo), forma.link]).toEqual([tipo, link]);
  if (link !== null) expect(matchRoute(allRoutes, link.replace(/\?.*$/, ''))).not.toBeNull();
});

it('leads nowhere for a sale without a case, rather than to a case without a name', () => {
  for (const solta of [
    { orcamentoId: null, ofertaId: null },
    { orcamentoId: 'o1', ofertaId: null },
  ])
    expect(fatos.propostaAndou(solta).link).toBeNull();
});
