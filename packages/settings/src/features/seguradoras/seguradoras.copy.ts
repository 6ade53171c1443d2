import { nomesDasLinhas, rotulosDaCapacidade, rotulosDaPolitica } from '@balcao/domain';
import { wordsOf } from '@balcao/ui/records';

/** What the kit says of every record, of this one. */
export const palavras = wordsOf({ um: 'seguradora', varios: 'seguradoras', genero: 'f' });

/** Every other sentence of the screen of insurers. */
export const copy = {
  titulo: 'Seguradoras',
  descricao: 'Com quem a corretora trabalha, em que linhas, e a comissão e os limites com que as cotações começam.',
  tabela: 'Seguradoras das corretoras',
  busca: 'Seguradora, corretora ou código',
  vazioTexto: 'Inclua as seguradoras com que a corretora trabalha: só elas entram nas cotações.',
  arquivo: (dia: string): string => `seguradoras-${dia}`,
  colunas: {
    nome: 'Seguradora',
    corretora: 'Corretora',
    codigo: 'Código',
    linhas: 'Linhas',
    comissao: 'Comissão padrão',
    sinistro: 'Sinistro',
    situacao: 'Situação',
    alteradoEm: 'Alterado',
  },
  semLinhas: 'Nenhuma',
  deAte: (de: string, ate: string): string => (de === ate ? de : `${de} a ${ate}`),
  ativa: 'Ativa',
  inativa: 'Inativa',
  filtros: {
    linha: 'Linha',
    todasLinhas: 'Todas as linhas',
  },
  linhas: nomesDasLinhas,

  importacaoTexto:
    'Envie uma planilha, XLSX ou CSV, com uma linha por seguradora e os títulos na primeira. Sem corretora, vale a padrão. A comissão e os limites da linha valem para tudo o que a seguradora cota; sem eles, começa com 20%, de 10% a 25%. A lista exportada serve de modelo. Nada é gravado antes de você conferir.',
  verLista: 'Voltar à lista',
  identificacao: 'Identificação',
  condicoes: 'Comissão e limites por linha e por ramo',
  condicoesTexto:
    'A cotação começa com a comissão padrão e não passa dos limites. A condição de um ramo vale no lugar da condição da linha: no multicálculo, a do ramo principal; no orçamento manual, a do ramo escolhido. Linha sem condição não é cotada com a seguradora.',
  semCondicoes: 'A seguradora não tem linhas que se cotem por aqui.',
  estorno: 'Estorno de agenciamento',
  estornoTexto:
    'Quanto do agenciamento a seguradora toma de volta quando a apólice é cancelada cedo. Vale a tabela da data mais recente que já começou; sem nenhuma, a de mercado.',
  faixa: {
    titulo: (n: number): string => `Faixa ${n}`,
    adicionar: 'Adicionar faixa',
    remover: (n: number): string => `Remover a faixa ${n}`,
    desde: 'Vale desde',
    ateMeses: 'Cancelada até (meses)',
    pctBps: 'Volta',
  },
  telefones: 'Telefones',
  capacidades: 'O que ela faz pelo Balcão',
  capacidadesTexto: 'Vem do catálogo e da integração com a seguradora; não se muda aqui.',
  capacidade: rotulosDaCapacidade,
  atende: 'Sim',
  naoAtende: 'Ainda não',
  rotulos: {
    seguradora: 'Seguradora',
    corretoraId: 'Corretora',
    codigoCorretor: 'Código do corretor',
    politicaComissao: 'Pagamento da comissão',
    condicoes: 'Comissão e limites',
    regrasEstorno: 'Estorno de agenciamento',
    telefoneSinistro: 'Telefone de sinistro',
    telefoneAssistencia: 'Telefone de assistência',
  },
  codigoAjuda: 'O que a seguradora deu à corretora.',
  fixaAjuda: 'Para trocar, inclua outra e desative esta.',
  politica: rotulosDaPolitica,
  condicao: {
    titulo: (n: number): string => `Condição ${n}`,
    adicionar: 'Adicionar condição',
    remover: (n: number): string => `Remover a condição ${n}`,
    linha: 'Linha',
    ramo: 'Ramo',
    padraoBps: 'Comissão padrão',
    minBps: 'Mínima',
    maxBps: 'Máxima',
    descontoMaxBps: 'Desconto máximo',
  },
  todaLinha: 'Toda a linha',
  escolhaRamo: 'Escolha o ramo',
  descontoAjuda: 'Em branco, o do produto.',
  obrigatorio: 'Campo obrigatório.',
} as const;
