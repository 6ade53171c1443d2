import type { SituacaoConsulta } from './apoio.resource.ts';

type Aviso = Partial<Record<SituacaoConsulta, string>>;

/** Sentences of the fields of a form; the names of fields and options are the domain's. */
export const copy = {
  carregando: 'Carregando…',
  semNome: 'Não foi possível ler o nome',
  /** Somebody a draft names who no longer sells. */
  inativo: (nome: string) => `${nome} (inativo)`,
  /** A brokerage a draft names that is none of the reader's. */
  indisponivel: (nome: string) => `${nome} (indisponível)`,
  mercadoAjuda: 'Escolha na lista ou digite outra.',
  mercadoFalhou: 'A lista de seguradoras não carregou: digite o nome.',
  premioAtualAjuda: 'Total pago hoje, com IOF. Opcional: mostra quanto a renovação sobe ou desce.',
  pessoa: {
    buscando: 'Procurando na sua base…',
    achou: 'Pessoa encontrada na sua base: os campos vazios foram preenchidos.',
    falhou: 'A busca na sua base falhou: preencha os campos.',
  } satisfies Aviso,
  empresa: {
    buscando: 'Buscando a empresa…',
    achou: 'Empresa encontrada: os campos vazios foram preenchidos.',
    naoAchou: 'CNPJ não encontrado no cadastro de empresas: preencha os campos.',
    falhou: 'A busca do CNPJ falhou: preencha os campos.',
  } satisfies Aviso,
  cep: {
    buscando: 'Buscando endereço…',
    achouEmParte: 'Deste CEP o catálogo só tem a cidade: preencha o logradouro e o bairro.',
    naoAchou: 'CEP não encontrado: preencha o endereço.',
    falhou: 'A busca do CEP falhou: preencha o endereço.',
  } satisfies Aviso,
  placa: {
    buscando: 'Buscando veículo…',
    achou: 'Veículo encontrado: confira os dados abaixo.',
    naoAchou: 'Placa não encontrada: escolha o veículo na tabela FIPE.',
    falhou: 'A busca da placa falhou: escolha o veículo na tabela FIPE.',
  } satisfies Aviso,
  buscaFipe: 'Buscar veículo na tabela FIPE',
  buscaFipeAjuda: 'Marca, modelo ou código, como “onix 2022” ou “004455-0”.',
  usarCepSegurado: 'Usar o CEP do segurado',
  observacoesAjuda: 'Vai para todas as seguradoras. Não escreva dados pessoais aqui.',
  acessorios: 'Acessórios',
  acessorio: (posicao: number) => `Descrição do acessório ${posicao}`,
  acessorioValor: (posicao: number) => `Valor do acessório ${posicao}`,
  adicionarAcessorio: 'Adicionar acessório',
  removerAcessorio: (posicao: number) => `Remover acessório ${posicao}`,
  produtores: 'Produtores',
  produtoresAjuda: 'A soma das participações deve dar 100%.',
  produtor: (posicao: number) => `Produtor ${posicao}`,
  participacao: (posicao: number) => `Participação do produtor ${posicao}`,
  adicionarProdutor: 'Adicionar produtor',
  removerProdutor: (posicao: number) => `Remover produtor ${posicao}`,
  identificacao: 'Identificação',
  contato: 'Contato',
  endereco: 'Endereço',
  simNao: { sim: 'Sim', nao: 'Não' },
  colar: {
    rotulo: 'Colar dados do cliente',
    ajuda: 'Cole uma mensagem inteira: placa, CPF ou CNPJ, CEP, datas, e-mail e celular vão para os seus campos.',
    preencher: 'Preencher com o texto',
    confira: 'Confira os campos depois de preencher.',
    nada: 'Nenhum dado reconhecido no texto colado.',
    preencheu: (total: number) => (total === 1 ? '1 campo preenchido' : `${total} campos preenchidos`),
    desfazer: 'Desfazer',
  },
} as const;
