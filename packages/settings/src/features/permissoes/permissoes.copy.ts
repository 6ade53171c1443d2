import { finalidades, rotulosDoEstadoPermissao } from '@balcao/domain';
import { wordsOf } from '@balcao/ui/records';

/** What the kit says of a record only administrators see, of this one. */
export const palavras = wordsOf({ um: 'permissão', varios: 'permissões', genero: 'f' });

/** Sentences of the screen of clients' consents. */
export const copy = {
  titulo: 'Permissões dos segurados',
  descricao: 'O que cada segurado permite fazer com os seus dados, com a prova, e os pedidos que a lei lhe garante.',
  abas: 'Partes da tela',
  matriz: 'Permissões',
  pedidos: 'Pedidos',
  tabela: 'Permissões dos segurados',
  arquivo: (dia: string): string => `permissoes-dos-segurados-${dia}`,
  busca: 'Nome, documento ou contato',
  vazio: 'Nenhum segurado ainda',
  vazioTexto: 'Os segurados aparecem aqui quando uma proposta é transmitida.',
  colunas: { nome: 'Segurado', coleta: 'Coleta', alteradoEm: 'Última mudança' },
  finalidade: 'Finalidade',
  todasFinalidades: 'Todas as finalidades',
  estado: 'Situação',
  todosEstados: 'Todas as situações',
  finalidades: Object.fromEntries(Object.entries(finalidades).map(([finalidade, { nome }]) => [finalidade, nome])),
  /** Names of the purposes where there is little room: the heads of the columns. */
  curtas: {
    COTACAO: 'Cotação',
    RENOVACAO: 'Renovação',
    MARKETING_EMAIL: 'E-mail',
    MARKETING_WHATSAPP: 'WhatsApp',
    COMPARTILHAR_SEGURADORA: 'Seguradoras',
  },
  estados: rotulosDoEstadoPermissao,
  permite: 'Permite',
  naoPermite: 'Não permite',
  coletas: { ENVIADA: 'Enviada', ABERTA: 'Aberta', RESPONDIDA: 'Respondida', VENCIDA: 'Vencida' },
  nenhum: '—',
  abrir: 'Abrir',
  abrirDe: (nome: string): string => `Abrir as permissões de ${nome}`,

  porFinalidade: 'Por finalidade',
  base: {
    CONTRATO: 'Vale pelo contrato, até que o segurado se oponha',
    CONSENTIMENTO: 'Só com consentimento',
    LEGITIMO_INTERESSE: 'Vale por legítimo interesse, até que o segurado se oponha',
  },
  conceder: 'Anotar permissão',
  concederDe: (nome: string): string => `Anotar que o segurado permite: ${nome}`,
  revogar: 'Revogar',
  revogarDe: (nome: string): string => `Revogar: ${nome}`,
  anotou: 'Permissão anotada',
  revogou: 'Permissão revogada',
  falhaAto: 'A permissão não foi mudada',
  nota: 'Como o segurado deu a permissão',
  notaAjuda: 'É a prova: diga quando, por que meio e onde está guardada. Não anote números de documentos.',
  notaRevogar: 'O que o segurado pediu (opcional)',
  faltaNota: 'Diga como o segurado deu a permissão: é a prova dela.',
  cancelar: 'Cancelar',

  coleta: 'Perguntar ao segurado',
  coletaTexto: 'Um link só dele, que vale 30 dias, abre uma página em que ele diz o que permite. A resposta fica guardada como prova.',
  enviarEmail: 'Enviar por e-mail',
  enviado: (email: string): string => `E-mail a caminho de ${email}`,
  copiar: 'Copiar link',
  copiou: 'Link copiado',
  link: 'Link do segurado',
  falhaColeta: 'O link não foi criado',

  provas: 'Provas',
  semProvas: 'O segurado ainda não disse nada.',
  origem: { PAGINA_CLIENTE: 'na página do segurado', DESCADASTRO: 'pelo link de um e-mail', CORRETORA: 'anotado pela corretora' },
  ato: { CONCEDIDA: 'Permitiu', REVOGADA: 'Revogou' },
  prova: (quem: string, versao: string): string => `${quem}, texto versão ${versao}`,
  endereco: (ip: string): string => `Endereço de rede ${ip}`,
  codigo: 'Código do texto (SHA-256)',
  detalhes: 'Ver a prova',
} as const;
