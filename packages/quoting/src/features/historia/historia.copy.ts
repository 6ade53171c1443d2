import type { StatusCotacao } from '@balcao/contracts';

/** Sentences of the history of an orçamento. */
export const copy = {
  titulo: 'Orçamento',
  tituloDe: (numero: number) => `Orçamento nº ${numero}`,
  voltar: 'Orçamentos',
  naoEncontrado: 'Orçamento não encontrado',
  naoEncontradoTexto: 'Ele pode ter sido descartado, ou o endereço está incompleto.',
  editar: 'Editar',
  questionario: 'Questionário do cliente',
  recusar: 'Recusar',
  imprimir: 'Imprimir',
  resumo: (usuario: string) => `por ${usuario}`,
  semSegurado: 'Segurado não informado',
  dados: 'Dados',
  semDados: 'Nada foi preenchido ainda.',
  versoes: 'Versões',
  semVersoes: 'Este orçamento ainda não foi calculado nem concluído.',
  versao: (versao: number) => `Versão ${versao}`,
  comPreco: (comPreco: number, total: number) => `${comPreco} de ${total} com preço`,
  informadas: (n: number) => (n === 1 ? '1 seguradora informada' : `${n} seguradoras informadas`),
  verOfertas: 'Ver ofertas',
  ocultarOfertas: 'Ocultar ofertas',
  verOfertasDa: (versao: number) => `Ver ofertas da versão ${versao}`,
  ocultarOfertasDa: (versao: number) => `Ocultar ofertas da versão ${versao}`,
  semOfertas: 'Nenhuma seguradora deu preço nesta versão.',
  eventos: 'Linha do tempo',
  aberto: 'Orçamento aberto.',
  conversas: 'Conversa com o cliente',
  anexos: 'Anexos',
  semAnexos: 'Nenhum arquivo anexado.',
  baixar: (nome: string) => `${nome}: baixar`,
  anexar: 'Anexar PDF ou imagem',
  falhaBaixar: 'Não foi possível baixar o arquivo.',
  falhaAnexar: 'Não foi possível anexar o arquivo.',
  recusado: { tipo: 'O arquivo deve ser PDF, PNG ou JPEG.', tamanho: 'O arquivo deve ter até 10 MB.' },
  tamanho: (bytes: number) =>
    bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`,
} as const;

export const rotuloDaCotacao: Readonly<Record<StatusCotacao, string>> = {
  NA_FILA: 'Na fila',
  CALCULANDO: 'Calculando',
  PARCIAL: 'Parcial',
  CONCLUIDA: 'Concluída',
  CANCELADA: 'Cancelada',
};
