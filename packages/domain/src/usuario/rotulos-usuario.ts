import type { FlagUsuario, PerfilUsuario } from '@balcao/contracts';

export const rotulosDoPerfil: Readonly<Record<PerfilUsuario, string>> = {
  ADMINISTRADOR: 'Administrador',
  CORRETOR: 'Corretor',
  ASSISTENTE: 'Assistente',
  LEITURA: 'Somente leitura',
  PERSONALIZADO: 'Personalizado',
};

/** Each flag in words: its name, and what it changes for the user. */
export const rotulosDasFlags: Readonly<Record<FlagUsuario, readonly [nome: string, frase: string]>> = {
  acessoMC: ['Multicálculo', 'Abre e calcula orçamentos, e manda questionários.'],
  acessoOrcamentacao: ['Orçamentos', 'Vê a lista e o quadro de orçamentos, cotações e renovações; envia ao cliente, recusa e reabre.'],
  administradorOrcamento: ['Registros de todos', 'Vê e muda os orçamentos de todos os usuários. Sem ela, só os próprios.'],
  acessoGestao: ['Gestão', 'Vê clientes, propostas e apólices, e registra e cancela propostas.'],
  acessoCotacaoSaude: ['Cotação de saúde', 'Cota planos de saúde.'],
  acessoBuscaDocumentos: ['Busca de documentos', 'Busca propostas e apólices nas seguradoras.'],
  acessoRecebimento: ['Recebimentos', 'Vê extratos de comissão e recebimentos.'],
  acessoParcelaAtrasada: ['Parcelas atrasadas', 'Vê e busca as parcelas atrasadas dos clientes.'],
  acessoConfigurarLoginsTodos: ['Logins de toda a corretora', 'Vê os logins de seguradoras de todos. Sem ela, só os próprios.'],
  bloqueioCotacaoAuto: ['Bloquear automóvel', 'Não abre nem calcula orçamentos de automóvel.'],
  bloqueioCotacaoResidencial: [
    'Bloquear residencial e demais linhas',
    'Não abre nem calcula residencial, condomínio, pet, vida e empresarial.',
  ],
  bloqueioCotacaoSaude: ['Bloquear saúde', 'Não abre nem calcula orçamentos de saúde.'],
  bloqueioOrcamentoManual: ['Bloquear orçamento manual', 'Não digita ofertas à mão.'],
  bloqueioDuplicarOrcamento: ['Bloquear duplicação', 'Não duplica orçamentos.'],
  bloqueioTransmitir: ['Bloquear transmissão', 'Não transmite propostas às seguradoras nem responde exigências.'],
};
