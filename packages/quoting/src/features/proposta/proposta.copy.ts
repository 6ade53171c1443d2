import type { PoliticaComissao, StatusProposta } from '@balcao/contracts';
import { formatBps, formatCentavos, opcoesBlocos } from '@balcao/domain';
import type { CampoComplementar } from './proposta.model.ts';

const campos: Readonly<Record<CampoComplementar, string>> = {
  email: 'E-mail do segurado',
  celular: 'Celular do segurado',
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  uf: 'Estado (UF)',
  placa: 'Placa',
  chassi: 'Chassi',
};

const situacoes: Readonly<Record<StatusProposta, string>> = {
  RASCUNHO: 'A transmitir',
  TRANSMITIDA: 'Transmitida',
  EM_ANALISE: 'Em análise',
  EXIGENCIA: 'Com exigência',
  VISTORIA: 'Aguardando vistoria',
  ACEITA: 'Aceita',
  EMITIDA: 'Emitida',
  RECUSADA: 'Recusada',
  CANCELADA: 'Cancelada',
};

const politicas: Readonly<Record<PoliticaComissao, string>> = {
  PARCELADA: 'Paga a cada parcela quitada.',
  PRIMEIRA: 'Paga inteira com a primeira parcela.',
  ANTECIPADA: 'Paga antecipada, no início da vigência.',
};

/** Every sentence of the two screens that turn an offer into a sale. */
export const copy = {
  incluir: 'Incluir proposta',
  transmitir: 'Transmitir proposta',
  incluirDescricao: 'Confira a oferta e o pagamento. A proposta nasce com as parcelas e as comissões previstas, e o orçamento fecha.',
  transmitirDescricao: 'Complete o que a seguradora precisa para emitir e envie a proposta.',
  voltar: 'Voltar ao orçamento',
  enderecoIncompleto: 'Escolha uma oferta',
  enderecoIncompletoTexto: 'Abra um orçamento calculado e escolha a oferta que virou venda.',
  irParaOrcamentos: 'Ir para orçamentos',
  oferta: 'Oferta',
  seguradora: 'Seguradora',
  pacote: 'Pacote',
  segurado: 'Segurado',
  documento: 'CPF ou CNPJ',
  bem: 'Bem segurado',
  vigencia: 'Vigência',
  ate: 'até',
  validade: 'Validade da oferta',
  semValidade: 'Não informada',
  liquido: 'Prêmio líquido',
  iof: 'IOF',
  total: 'Prêmio total',
  pagamento: 'Pagamento',
  plano: 'Forma e parcelas',
  vencimento: 'Vencimento da primeira parcela',
  finalCartao: 'Final do cartão',
  finalCartaoAjuda: 'Só os quatro últimos dígitos. Os dados do cartão são informados à seguradora, nunca aqui.',
  parcelas: 'Parcelas',
  parcela: 'Parcela',
  vence: 'Vencimento',
  valor: 'Valor',
  somaParcelas: 'Soma das parcelas',
  comissao: 'Comissão prevista',
  previsao: 'Previsão',
  base: 'Sobre',
  prevista: 'Prevista',
  produtores: 'Produtores',
  produtor: 'Produtor',
  parte: 'Parte',
  semProdutores: 'Este orçamento não reparte a comissão com produtores.',
  numeroSeguradora: 'Número na seguradora',
  numeroSeguradoraAjuda: 'Preencha se a proposta já foi transmitida no portal da seguradora.',
  confirmar: 'Incluir proposta',
  enviar: 'Transmitir à seguradora',
  tentarDeNovo: 'Transmitir de novo',
  ofertaVencida: 'A validade desta oferta terminou',
  ofertaVencidaTexto: 'Calcule de novo para ter um preço que a seguradora ainda honra.',
  semTransmissao: (nome: string) => `${nome} ainda não recebe esta proposta por aqui`,
  semGestao: 'Falta um acesso ao seu usuário',
  semGestaoTexto: 'O seu usuário não tem o acesso “gestão de propostas e apólices”. Peça a quem administra a sua corretora que o libere.',
  semTransmissaoTexto: 'Inclua a proposta para ter parcelas e comissões, e transmita no portal da seguradora.',
  conferencia: 'Conferência',
  conferido: 'Preenchido',
  falta: 'Falta preencher',
  tudoPreenchido: 'Os dados para emissão estão completos.',
  faltam: (n: number) => (n === 1 ? 'Falta um dado para a emissão.' : `Faltam ${n} dados para a emissão.`),
  ofertaValida: (data: string) => `Oferta válida até ${data}`,
  dados: 'Dados para emissão',
  semDps: 'Falta a declaração de saúde',
  semDpsTexto: 'A seguradora só emite com a declaração pessoal de saúde do segurado. Registre-a na oferta, nos resultados do orçamento.',
  irParaResultados: 'Abrir os resultados',
  naoFoi: 'A transmissão não foi concluída',
  recusou: 'A seguradora não aceitou a proposta',
  transmitindo: 'Transmitindo à seguradora…',
  transmitindoTexto: 'Você pode sair desta tela: avisamos quando a seguradora responder.',
  proposta: (numero: number) => `Proposta ${numero}`,
  numeroNaSeguradora: 'Número na seguradora',
  aguardando: 'Ainda não informado',
  apolice: 'Apólice',
  situacao: 'Situação',
  formaPagamento: 'Forma de pagamento',
  prazo: 'Prazo de aceite da seguradora',
  exigencias: 'Exigências da seguradora',
  exigenciasSemResposta: 'Exigências que ficaram sem resposta',
  exigenciasAtendidas: 'Exigências atendidas',
  pedidaEm: 'Pedida em',
  atendidaEm: ', atendida em',
  segue: 'O que acontece agora',
  passos: {
    RASCUNHO: 'A proposta está pronta para ser transmitida. As parcelas e as comissões já aparecem como previstas.',
    TRANSMITIDA: 'A seguradora recebeu a proposta e vai analisar. Avisamos a cada novidade.',
    EM_ANALISE: 'A seguradora está analisando. Sem resposta até o prazo, a proposta vale como aceita.',
    EXIGENCIA: 'Atenda as exigências para a análise seguir.',
    VISTORIA: 'A seguradora pediu vistoria. Combine com o segurado.',
    ACEITA: 'A seguradora aceitou. A apólice vem a seguir.',
    EMITIDA: 'A apólice foi emitida.',
    RECUSADA: 'A seguradora recusou. As parcelas e as comissões previstas foram canceladas.',
    CANCELADA: 'A proposta foi cancelada. Escolha outra oferta do orçamento.',
  } satisfies Record<StatusProposta, string>,
  cancelamento: {
    botao: 'Cancelar proposta',
    titulo: (numero: number) => `Cancelar a proposta ${numero}?`,
    texto: 'As parcelas e as comissões em aberto são canceladas e o orçamento volta a poder fechar com outra oferta.',
    avise: (nome: string) => `${nome} já tem esta proposta: peça o cancelamento lá também.`,
    manter: 'Manter a proposta',
    confirmar: 'Cancelar proposta',
    feito: (numero: number) => `Proposta ${numero} cancelada`,
  },
  campo: (campo: CampoComplementar): string => campos[campo],
  status: (status: StatusProposta): string => situacoes[status],
  politica: (politica: PoliticaComissao): string => politicas[politica],
  nomeDoPlano: ({ forma, n, demaisCentavos, primeiraCentavos, jurosBps }: PlanoLido): string => {
    const valor = formatCentavos(n === 1 ? primeiraCentavos : demaisCentavos);
    const juros = jurosBps === 0 ? 'sem juros' : `juros de ${formatBps(jurosBps)} ao mês`;
    return `${opcoesBlocos.formaPagamento[forma]}, ${n === 1 ? `à vista, ${valor}` : `${n}x de ${valor}, ${juros}`}`;
  },
} as const;

interface PlanoLido {
  readonly forma: keyof typeof opcoesBlocos.formaPagamento;
  readonly n: number;
  readonly primeiraCentavos: number;
  readonly demaisCentavos: number;
  readonly jurosBps: number;
}
