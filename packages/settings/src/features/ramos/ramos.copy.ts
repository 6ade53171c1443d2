import { nomesDasLinhas, rotulosDaSituacaoRamo } from '@balcao/domain';
import { wordsOf } from '@balcao/ui/records';

/** What the kit says of every record, of this one. */
export const palavras = wordsOf({ um: 'ramo', varios: 'ramos', genero: 'm' });

/** Every other sentence of the screen of ramos. */
export const copy = {
  titulo: 'Ramos',
  descricao: 'A tabela da SUSEP, com o nome, a comissão e os avisos que a corretora escolhe para cada ramo.',
  tabela: 'Ramos',
  busca: 'Código, nome ou apelido',
  vazio: 'Nenhum ramo no catálogo',
  vazioTexto: 'Fale com o suporte: a tabela de ramos desta instalação está vazia.',
  arquivo: (dia: string): string => `ramos-${dia}`,
  colunas: {
    nome: 'Ramo',
    codigo: 'Código',
    linha: 'Linha',
    iof: 'IOF',
    comissao: 'Comissão',
    avisos: 'Avisos de renovação',
    situacao: 'Situação',
  },
  filtros: { linha: 'Linha', situacao: 'Situação', todasLinhas: 'Todas as linhas', todas: 'Oferecidos e ocultos' },
  linha: nomesDasLinhas,
  situacao: rotulosDaSituacaoRamo,
  oferecidos: 'Oferecidos',
  ocultos: 'Ocultos',
  dias: (dias: readonly number[]): string => (dias.length === 0 ? '—' : `${dias.join(', ')} dias`),
  nenhum: '—',
  editarDe: (nome: string): string => `Editar ${nome}`,
  editar: 'Editar',

  rotulos: {
    apelido: 'Nome na corretora',
    ativo: 'Oferecer este ramo',
    comissaoPadraoBps: 'Comissão padrão',
    avisos: 'Dias de aviso antes do fim da vigência',
  },
  apelidoAjuda: (nome: string): string => `Em branco, vale o da SUSEP: ${nome}.`,
  ativoAjuda: 'Oculto, ele deixa de ser oferecido; o que já o usa continua como está.',
  comissaoAjuda: 'Com ela começa cada oferta de um orçamento manual deste ramo. Em branco, vale a do Balcão.',
  avisosAjuda: (dias: readonly number[]): string => `Separados por vírgula. Em branco, valem os do Balcão: ${dias.join(', ')}.`,
  apelidoCurto: 'Use ao menos 2 caracteres.',
  avisosErrados: 'Use de 1 a 10 números entre 1 e 365, separados por vírgula.',
  catalogo: 'Como está no catálogo: nada foi escolhido ainda.',
  sim: 'Sim',
  nao: 'Não',
} as const;
