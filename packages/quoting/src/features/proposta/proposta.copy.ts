import type { OfertaCotacao, PoliticaComissao, StatusProposta } from '@balcao/contracts';
import { formatBps, formatCentavos, opcoesBlocos, rotulosDoStatusProposta } from '@balcao/domain';
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
  verVenda: 'Ver a venda',
  enderecoIncompleto: 'Escolha uma oferta',
  enderecoIncompletoTexto: 'Abra um orçamento calculado e escolha a oferta que virou venda.',
  semOfertaTexto: 'Abra os resultados deste orçamento e escolha a oferta que virou venda.',
  irParaOrcamentos: 'Ir para orçamentos',
  semVendaEncerrado: 'Nenhuma oferta dele pode virar proposta agora.',
  semVendaAinda: 'A oferta pode virar proposta depois que o cálculo terminar.',
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
  totalPorMes: 'Prêmio total por mês',
  pagamento: 'Pagamento',
  plano: 'Forma e parcelas',
  vencimento: 'Vencimento da primeira parcela',
  finalCartao: 'Final do cartão',
  finalCartaoAjuda: 'Só os quatro últimos dígitos. Os dados do cartão são informados à seguradora, nunca aqui.',
  parcelas: 'Parcelas',
  parcela: 'Parcela',
  nomeDaParcela: (numero: number) => `${numero}ª parcela`,
  vence: 'Vencimento',
  valor: 'Valor',
  somaParcelas: 'Soma das parcelas',
  cobradoTodoMes: 'Cobrado todo mês',
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
  inicioPassado: 'O início da vigência desta oferta já passou',
  inicioPassadoTexto: 'Altere as datas da vigência e calcule de novo: nenhuma seguradora começa uma cobertura no passado.',
  ajustar: 'Ajustar e recalcular',
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
  exigenciasDispensadas: 'Exigências dispensadas pela seguradora',
  dispensadaEm: ', dispensada em',
  exigenciasRespondidas: 'Exigências respondidas, à espera da seguradora',
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
  passoNoPortal: (nome: string) =>
    `${nome} ainda não recebe esta proposta por aqui: transmita no portal da seguradora. As parcelas e as comissões já aparecem como previstas.`,
  tudoRespondido: 'Você respondeu às exigências. A análise segue quando a seguradora as aceitar.',
  resposta: {
    responder: 'Marcar como respondida',
    responderDeNovo: 'Responder de novo',
    titulo: 'Marcar exigência como respondida',
    dispensada:
      'A seguradora dispensou esta exigência enquanto você respondia. O que você escreveu e anexou pode ser guardado na história.',
    guardar: 'Guardar na história',
    guardada: 'Resposta guardada na história',
    avise: (nome: string) => `${nome} não recebe respostas por aqui: envie-a também pelo canal dela. Aqui fica o registro.`,
    nota: 'Nota',
    notaAjuda: 'O que foi enviado e por onde. Opcional.',
    anexar: 'Anexar PDF ou imagem',
    retirarBotao: 'Retirar',
    retirar: (nome: string) => `Retirar ${nome}`,
    baixar: (nome: string) => `${nome}: baixar`,
    desistir: 'Voltar',
    feita: 'Exigência marcada como respondida',
    respondidaEm: 'Respondida em',
    por: (usuario: string) => ` por ${usuario}`,
    desfazer: 'Desfazer',
    falhaAnexar: 'Não foi possível anexar o arquivo',
    falhaBaixar: 'Não foi possível baixar o arquivo',
    recusado: { tipo: 'Escolha um PDF, PNG ou JPEG.', tamanho: 'O arquivo passa de 10 MB.' },
  },
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
  status: (status: StatusProposta): string => rotulosDoStatusProposta[status],
  politica: (politica: PoliticaComissao): string => politicas[politica],
  condicaoDoPlano,
  nomeDoPlano: (plano: PlanoLido, periodicidade: OfertaCotacao['periodicidade']): string =>
    `${opcoesBlocos.formaPagamento[plano.forma]}, ${
      periodicidade === 'MENSAL' ? `${formatCentavos(valorDe(plano))} por mês` : condicaoDoPlano(plano)
    }`,
} as const;

interface PlanoLido {
  readonly forma: keyof typeof opcoesBlocos.formaPagamento;
  readonly n: number;
  readonly primeiraCentavos: number;
  readonly demaisCentavos: number;
  readonly jurosBps: number;
}

const valorDe = ({ n, primeiraCentavos, demaisCentavos }: PlanoLido): number => (n === 1 ? primeiraCentavos : demaisCentavos);

function condicaoDoPlano(plano: PlanoLido): string {
  const { n, jurosBps } = plano;
  const valor = formatCentavos(valorDe(plano));
  return n === 1 ? `à vista, ${valor}` : `${n}× de ${valor}, ${jurosBps === 0 ? 'sem juros' : `juros de ${formatBps(jurosBps)} ao mês`}`;
}
