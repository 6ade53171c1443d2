import type { managementRoutes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

export const pages = {
  seguradosPainel: page(() =>
    import(/* webpackChunkName: "seguradosPainel" */ './features/segurados/painel.page.tsx').then((m) => m.PainelPage),
  ),
  seguradosNovo: page(() =>
    import(/* webpackChunkName: "seguradosNovo" */ './features/segurados/segurado-novo.page.tsx').then((m) => m.SeguradoNovoPage),
  ),
  propostas: page(() => import(/* webpackChunkName: "propostas" */ './features/propostas/propostas.page.tsx').then((m) => m.PropostasPage)),
  proposta: page(() => import(/* webpackChunkName: "proposta" */ './features/contrato/contrato.page.tsx').then((m) => m.ContratoPage)),
  propostasNovo: page(() =>
    import(/* webpackChunkName: "propostasNovo" */ './features/contrato-manual/contrato-manual.page.tsx').then((m) => m.ContratoManualPage),
  ),
  buscaArquivosPropostas: page(() =>
    import(/* webpackChunkName: "buscaArquivosPropostas" */ './features/documentos/documentos.page.tsx').then((m) => m.DocumentosPage),
  ),
  importacaoPropostas: page(() =>
    import(/* webpackChunkName: "importacaoPropostas" */ './features/importacao-propostas/importacao-propostas.page.tsx').then(
      (m) => m.ImportacaoPropostasPage,
    ),
  ),
  transferencia: page(() =>
    import(/* webpackChunkName: "transferencia" */ './features/transferencia/transferencia.page.tsx').then((m) => m.TransferenciaPage),
  ),
} satisfies Record<RouteId<typeof managementRoutes>, Page>;
