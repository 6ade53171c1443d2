import type { Bloqueio, Permissao } from '@balcao/contracts';
import { ESCRITAS_DE_FATURAS, LEITURAS_DE_FATURAS } from './test-acessos-faturas.ts';
import { CHAMADAS_DO_ADMINISTRADOR } from './test-acessos-administrador.ts';
import {
  ESCRITAS_DE_RECEBIMENTOS,
  ESCRITAS_DO_FINANCEIRO,
  GRUPOS_DAS_PARCELAS,
  LEITURAS_DE_RECEBIMENTOS,
  LEITURAS_DO_FINANCEIRO,
} from './test-acessos-financeiro.ts';
import { CHAMADAS_PUBLICAS } from './test-acessos-publicos.ts';
import { ESCRITAS_DE_REPASSES, ESCRITAS_DO_PRODUTOR, LEITURAS_DE_REPASSES, LEITURAS_DO_PRODUTOR } from './test-acessos-repasses.ts';
import { ESCRITAS_DAS_VENDAS, LEITURAS_DAS_VENDAS } from './test-acessos-vendas.ts';

/** Who may make some calls, written by hand: what the contracts say is judged against it. */
interface Grupo {
  /** One of these is enough. */
  readonly permissoes?: readonly Permissao[];
  /** Or to sign in as a producer. */
  readonly produtor?: true;
  readonly bloqueio?: Bloqueio;
  readonly so?: 'administrador' | 'segfyer';
  readonly publica?: true;
  /** `METHOD path`, one a line. */
  readonly chamadas: string;
}

const CASO = ['acessoMC', 'acessoOrcamentacao', 'acessoGestao'] as const;

/** Every call of the product, by who may make it (spec §3, §5, §6). A new call has its line here, or the test of this table fails. */
export const GRUPOS: readonly Grupo[] = [
  {
    publica: true,
    chamadas: CHAMADAS_PUBLICAS,
  },
  {
    chamadas: `
      GET /auth/menus
      GET /auth/menusperfil
      GET /bgt/api/Task/Count
      GET /c/api/v1/assinatura
      GET /c/api/v1/atualizacoes
      GET /c/api/v1/atualizacoes/manutencoes
      GET /c/api/v1/conquistas
      GET /c/api/v1/conta
      PUT /c/api/v1/conta
      GET /c/api/v1/conta/listas
      PUT /c/api/v1/conta/listas/:lista
      GET /c/api/v1/conta/mfa
      POST /c/api/v1/conta/mfa
      POST /c/api/v1/conta/mfa/confirmar
      POST /c/api/v1/conta/mfa/desligar
      GET /c/api/v1/conta/preferencias
      PUT /c/api/v1/conta/preferencias
      POST /c/api/v1/conta/senha
      GET /c/api/v1/conta/sessoes
      DELETE /c/api/v1/conta/sessoes/:id
      POST /c/api/v1/conta/sessoes/encerrar-outras
      GET /c/api/v1/filtros-salvos
      POST /c/api/v1/filtros-salvos
      PUT /c/api/v1/filtros-salvos/:filtroId
      DELETE /c/api/v1/filtros-salvos/:filtroId
      POST /c/api/v1/filtros-salvos/contar
      GET /c/api/v1/indicacoes
      GET /c/api/v1/indicacoes/resumo
      POST /c/api/v1/indicacoes/convites
      DELETE /c/api/v1/indicacoes/convites/:indicacaoId
      GET /c/api/v1/lgpd/politica
      POST /c/api/v1/lgpd/politica/:id/aceite
      GET /c/api/v1/novidades
      GET /c/api/v1/onboarding/passos
      GET /c/api/v1/onboarding/perfil-seguradoras
      GET /c/api/v1/onboarding/tour
      GET /c/api/v1/segurados
      POST /c/api/v1/segurados
      GET /c/api/v1/segurados/:seguradoId
      PUT /c/api/v1/segurados/:seguradoId
      DELETE /c/api/v1/segurados/:seguradoId
      GET /c/api/v1/segurados/:seguradoId/360
      POST /c/api/v1/compartilhamentos/:compartilhamentoId/apagamento
      POST /c/api/v1/compartilhamentos/:compartilhamentoId/leitura
      POST /c/api/v1/compartilhamentos/:compartilhamentoId/revogacao
      GET /c/api/v1/segurados/:seguradoId/compartilhamentos
      POST /c/api/v1/segurados/:seguradoId/compartilhamentos
      GET /c/api/v1/segurados/:seguradoId/historico
      GET /c/api/v1/segurados/:seguradoId/parecidos
      GET /c/api/v1/segurados/:seguradoId/usos
      POST /c/api/v1/segurados/:seguradoId/mesclar
      GET /c/api/v1/segurados/conhecido
      GET /c/api/v1/segurados/duplicados
      GET /c/api/v1/segurados/exportar
      POST /c/api/v1/segurados/lote
      POST /c/api/v1/segurados/mensagens
      POST /c/api/v1/segurados/tarefas
      POST /c/api/v1/segurados/mesclagens/:mesclagemId/desfazer
      GET /c/api/v1/segurados/oportunidades
      GET /c/api/v1/segurados/opcoes
      POST /c/api/v1/segurados/situacao
      PUT /c/api/v1/onboarding/tour
      GET /c/api/v1/parametros
      GET /c/api/v1/search/match
      GET /c/api/v1/search/recentes
      PUT /c/api/v1/search/recentes/:guid
      GET /c/api/v1/sessao/canais
      POST /c/api/v1/suporte/token
      POST /c/api/v1/termos/:id/assinar
      GET /c/api/v1/termos/pendentes
      GET /composicao/mapa
      GET /composicao/paginas
      GET /notificacao/getLatestNotifications
      POST /notificacao/markAsRead
      GET /notifications
      POST /notifications/lidas
      POST /notifications/todas-lidas
      POST /suporte/codigos
      POST /suporte/sair
      GET /webinar/getAll
      GET /webinar/getNext
      POST /webinar/subscribe/:id
      POST /webinar/unsubscribe/:id
      POST /auth/logoff`,
  },
  {
    permissoes: ['acessoMC'],
    chamadas: `
      GET /c/api/v1/apoio/pessoas/:documento
      GET /c/api/v1/conjuntos
      POST /c/api/v1/conjuntos
      PUT /c/api/v1/conjuntos/:conjuntoId
      DELETE /c/api/v1/conjuntos/:conjuntoId
      POST /c/api/v1/cotacoes/:cotacaoId/cancelar
      POST /c/api/v1/cotacoes/:cotacaoId/resultados/:seguradora/repetir
      POST /c/api/v1/orcamentos
      DELETE /c/api/v1/orcamentos/:orcamentoId
      POST /c/api/v1/orcamentos/:orcamentoId/anexos
      DELETE /c/api/v1/orcamentos/:orcamentoId/anexos/:anexoId
      GET /c/api/v1/orcamentos/:orcamentoId/comparativo.pdf
      POST /c/api/v1/orcamentos/:orcamentoId/cotacoes
      GET /c/api/v1/orcamentos/:orcamentoId/ofertas/:ofertaId/dps
      PUT /c/api/v1/orcamentos/:orcamentoId/ofertas/:ofertaId/dps
      DELETE /c/api/v1/orcamentos/:orcamentoId/ofertas/:ofertaId/dps
      PUT /c/api/v1/orcamentos/:orcamentoId/rascunho
      POST /c/api/v1/orcamentos/lote/descartar`,
  },
  {
    permissoes: ['acessoMC'],
    bloqueio: 'bloqueioOrcamentoManual',
    chamadas: `
      POST /c/api/v1/orcamentos/:orcamentoId/ofertas-manuais
      POST /c/api/v1/seguradoras/catalogo`,
  },
  ...GRUPOS_DAS_PARCELAS,
  {
    permissoes: ['acessoRecebimento'],
    chamadas: LEITURAS_DE_RECEBIMENTOS,
  },
  {
    permissoes: ['acessoRecebimento'],
    bloqueio: 'bloqueioOrcamentoManual',
    chamadas: ESCRITAS_DE_RECEBIMENTOS,
  },
  {
    permissoes: ['acessoRecebimento'],
    so: 'administrador',
    chamadas: `
      POST /c/api/v1/extratos/:extratoId/reabrir`,
  },
  {
    permissoes: ['acessoBuscaDocumentos'],
    chamadas: `
      GET /c/api/v1/documentos
      GET /c/api/v1/documentos/:documentoId/sugestoes`,
  },
  {
    permissoes: ['acessoBuscaDocumentos', ...CASO],
    chamadas: `
      GET /c/api/v1/documentos/:documentoId
      GET /c/api/v1/documentos/:documentoId/arquivo
      GET /c/api/v1/documentos/envios/:envioId
      GET /c/api/v1/documentos/registro`,
  },
  {
    permissoes: ['acessoMC', 'acessoOrcamentacao'],
    chamadas: `
      GET /c/api/v1/orcamentos/:orcamentoId/questionario-divergentes
      POST /c/api/v1/orcamentos/:orcamentoId/questionario-link
      POST /c/api/v1/questionario-links
      GET /c/api/v1/questionario-links
      POST /c/api/v1/questionario-links/:linkId/revogar
      GET /c/api/v1/questionarios/:linha`,
  },
  {
    permissoes: CASO,
    chamadas: `
      GET /c/api/v1/apoio/cep/:cep
      GET /c/api/v1/apoio/cnaes
      GET /c/api/v1/apoio/cnpj/:cnpj
      GET /c/api/v1/apoio/placas/:placa
      GET /c/api/v1/apoio/veiculos
      GET /c/api/v1/corretoras/minhas
      GET /c/api/v1/cotacoes/:cotacaoId
      GET /c/api/v1/cotacoes/:cotacaoId/diferencas/:outraId
      GET /c/api/v1/orcamentos/:orcamentoId
      GET /c/api/v1/orcamentos/:orcamentoId/anexos
      GET /c/api/v1/orcamentos/:orcamentoId/anexos/:anexoId
      GET /c/api/v1/orcamentos/:orcamentoId/apolice-atual
      GET /c/api/v1/orcamentos/:orcamentoId/escolhas
      GET /c/api/v1/orcamentos/:orcamentoId/ofertas/:ofertaId/revisao
      GET /c/api/v1/orcamentos/:orcamentoId/riscos-segurados
      GET /c/api/v1/produtores/ativos
      GET /c/api/v1/propostas/:propostaId
      GET /c/api/v1/ramos/catalogo
      GET /c/api/v1/seguradoras/ativas
      GET /c/api/v1/seguradoras/catalogo`,
  },
  {
    permissoes: CASO,
    bloqueio: 'bloqueioTransmitir',
    chamadas: `
      POST /c/api/v1/orcamentos/:orcamentoId/transmissoes
      POST /c/api/v1/propostas/:propostaId/exigencias/:ordem/respostas
      DELETE /c/api/v1/propostas/:propostaId/respostas/:respostaId`,
  },
  {
    permissoes: ['acessoGestao', 'acessoRecebimento'],
    chamadas: `
      GET /c/api/v1/contas-financeiras/opcoes`,
  },
  {
    permissoes: ['acessoGestao'],
    chamadas: LEITURAS_DAS_VENDAS,
  },
  {
    permissoes: ['acessoBuscaDocumentos'],
    bloqueio: 'bloqueioOrcamentoManual',
    chamadas: `
      POST /c/api/v1/documentos/lote`,
  },
  {
    permissoes: ['acessoBuscaDocumentos', ...CASO],
    bloqueio: 'bloqueioOrcamentoManual',
    chamadas: `
      POST /c/api/v1/documentos/:documentoId/desvincular
      POST /c/api/v1/documentos/:documentoId/vinculos
      POST /c/api/v1/documentos/envios
      PATCH /c/api/v1/documentos/envios/:envioId
      DELETE /c/api/v1/documentos/envios/:envioId`,
  },
  {
    permissoes: ['acessoGestao'],
    bloqueio: 'bloqueioTransmitir',
    chamadas: `
      POST /c/api/v1/apolices/:apoliceId/endossos
      POST /c/api/v1/apolices/:apoliceId/simular-endosso
      POST /c/api/v1/apolices/:apoliceId/simular-cancelamento
      POST /c/api/v1/apolices/:apoliceId/cancelamento
      POST /c/api/v1/apolices/:apoliceId/reativacao
      POST /c/api/v1/endossos/:endossoId/analise
      POST /c/api/v1/endossos/:endossoId/consentimento
      POST /c/api/v1/endossos/:endossoId/emissao
      POST /c/api/v1/endossos/:endossoId/recusa`,
  },
  {
    permissoes: ['acessoGestao'],
    bloqueio: 'bloqueioOrcamentoManual',
    chamadas: ESCRITAS_DAS_VENDAS,
  },
  {
    permissoes: ['acessoOrcamentacao'],
    chamadas: `
      GET /c/api/v1/clientes-esperando
      GET /c/api/v1/cotacoes
      GET /c/api/v1/cotacoes/exportar
      POST /c/api/v1/modelos-mensagem
      GET /c/api/v1/orcamentos
      GET /c/api/v1/orcamentos/:orcamentoId/envios
      POST /c/api/v1/orcamentos/:orcamentoId/envios
      POST /c/api/v1/orcamentos/:orcamentoId/envios/:envioId/reenviar
      POST /c/api/v1/orcamentos/:orcamentoId/envios/:envioId/resolver
      POST /c/api/v1/orcamentos/:orcamentoId/envios/:envioId/respostas
      POST /c/api/v1/orcamentos/:orcamentoId/envios/:envioId/revogar
      GET /c/api/v1/orcamentos/:orcamentoId/envios/preparo
      GET /c/api/v1/orcamentos/:orcamentoId/historia
      POST /c/api/v1/orcamentos/:orcamentoId/mover
      POST /c/api/v1/orcamentos/:orcamentoId/reabrir
      POST /c/api/v1/orcamentos/:orcamentoId/recusar
      GET /c/api/v1/orcamentos/exportar
      GET /c/api/v1/orcamentos/quadro
      GET /c/api/v1/orcamentos/recusados
      GET /c/api/v1/painel/resumo
      GET /c/api/v1/renovacoes
      GET /c/api/v1/renovacoes/externas
      POST /c/api/v1/renovacoes/externas/:apoliceExternaId/orcamento
      GET /c/api/v1/renovacoes/exportar
      GET /c/api/v1/renovacoes/lote
      POST /c/api/v1/renovacoes/gerar-orcamentos
      GET /c/api/v1/solicitacoes-cotacao
      POST /c/api/v1/solicitacoes-cotacao/:solicitacaoId/assumir
      POST /c/api/v1/solicitacoes-cotacao/:solicitacaoId/descartar`,
  },
  {
    permissoes: ['acessoGestao'],
    chamadas: LEITURAS_DO_FINANCEIRO + LEITURAS_DE_REPASSES + LEITURAS_DE_FATURAS,
  },
  {
    permissoes: ['acessoGestao'],
    bloqueio: 'bloqueioOrcamentoManual',
    chamadas: ESCRITAS_DO_FINANCEIRO + ESCRITAS_DE_REPASSES + ESCRITAS_DE_FATURAS,
  },
  { permissoes: ['acessoGestao'], produtor: true, chamadas: LEITURAS_DO_PRODUTOR },
  { permissoes: ['acessoGestao'], produtor: true, bloqueio: 'bloqueioOrcamentoManual', chamadas: ESCRITAS_DO_PRODUTOR },
  {
    permissoes: ['acessoGestao'],
    so: 'administrador',
    chamadas: 'PUT /c/api/v1/fluxo-caixa/previsao',
  },
  {
    so: 'administrador',
    chamadas: CHAMADAS_DO_ADMINISTRADOR,
  },
  {
    so: 'segfyer',
    chamadas: `
      POST /c/api/v1/atualizacoes/manutencoes
      POST /c/api/v1/atualizacoes/manutencoes/:manutencaoId/encerrar
      GET /suporte/auditoria
      POST /suporte/codigos/abrir
      POST /suporte/codigos/ler
      POST /suporte/concessoes
      GET /suporte/concessoes
      DELETE /suporte/concessoes/:id
      GET /suporte/construcoes
      GET /suporte/corretores
      GET /suporte/mensagens
      POST /suporte/mensagens
      POST /suporte/mensagens/:id/retirar
      GET /suporte/momentos
      POST /suporte/momentos`,
  },
];

/** One line of the table. */
export interface Julgamento extends Omit<Grupo, 'chamadas'> {
  readonly metodo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its `:names`. */
  readonly caminho: string;
  /** `METHOD path`. */
  readonly chamada: string;
}

/** The table, a line a call; whoever makes them in this order is signed off by the last of those of any session. */
export const JULGAMENTOS: readonly Julgamento[] = GRUPOS.toSorted((a, b) => Number(isDeTodos(a)) - Number(isDeTodos(b))).flatMap(
  ({ chamadas, ...grupo }) =>
    chamadas
      .trim()
      .split(/\n\s*/)
      .map((chamada) => {
        const [metodo, caminho] = chamada.split(' ') as [Julgamento['metodo'], string];
        return { ...grupo, chamada, metodo, caminho };
      }),
);

function isDeTodos({ permissoes, bloqueio, so, publica }: Omit<Grupo, 'chamadas'>): boolean {
  return !permissoes && !bloqueio && !so && !publica;
}

/** Permissions and blocks of a session, all of them. */
export const PERMISSOES: readonly Permissao[] = [
  'acessoMC',
  'acessoGestao',
  'acessoOrcamentacao',
  'acessoCotacaoSaude',
  'acessoBuscaDocumentos',
  'acessoRecebimento',
  'acessoParcelaAtrasada',
  'acessoConfigurarLoginsTodos',
];
export const BLOQUEIOS: readonly Bloqueio[] = [
  'bloqueioCotacaoAuto',
  'bloqueioCotacaoResidencial',
  'bloqueioOrcamentoManual',
  'bloqueioDuplicarOrcamento',
  'bloqueioTransmitir',
  'bloqueioCotacaoSaude',
];
