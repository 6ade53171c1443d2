import type { PagamentoDoCliente } from '@balcao/contracts';
import { formatCentavos, formatData, formatDataHora } from '@balcao/domain';

const dinheiro = (centavos: number) => formatCentavos(centavos).replace('R$ ', 'R$\u00a0');

/** Sentences of the client's page of offers. */
export const copy = {
  titulo: 'Sua cotação de seguro',
  descricao: (cliente: string, bem: string | null, ofertas: number) =>
    `Olá, ${cliente}! ${ofertas === 1 ? 'Esta é a opção' : 'Estas são as opções'} que preparamos para você${bem ? ` (${bem})` : ''}.`,
  numero: (numero: string) => `Cotação nº ${numero}`,
  vigencia: (de: string, ate: string) => `Vigência de ${formatData(de)} a ${formatData(ate)}`,
  link: (ate: string) => `Este link abre até ${formatDataHora(ate)}`,
  validade: (ate: string) => `Preço válido até ${formatData(ate)}`,
  vencida: (ate: string | null) =>
    ate ? `Este preço terminou em ${formatData(ate)} e não pode mais ser escolhido.` : 'Este preço terminou e não pode mais ser escolhido.',
  inicioPassado: (de: string | null) =>
    `O início da vigência desta oferta${de ? `, ${formatData(de)},` : ''} já passou: ela não pode mais ser escolhida assim.`,
  escolhaAte: (dia: string) => `Escolha até ${formatData(dia)}, último dia deste link.`,
  precosAte: (dia: string) => `Preços válidos até ${formatData(dia)}.`,
  inicioAte: (dia: string) => `Escolha até ${formatData(dia)}, dia em que a vigência começa.`,
  terminaram: (dia: string | null) =>
    dia
      ? `Os preços terminaram em ${formatData(dia)} e não podem mais ser escolhidos.`
      : 'Os preços terminaram e não podem mais ser escolhidos.',
  iniciosPassaram: 'O início da vigência destas ofertas já passou: elas não podem mais ser escolhidas assim.',
  algunsTerminaram: 'Algumas ofertas não podem mais ser escolhidas: cada uma diz por quê.',
  atualizar: 'Pedir preços atualizados',
  atualizacaoPedida: (em: string) =>
    `Você pediu preços atualizados em ${formatDataHora(em)}. O corretor foi avisado e envia os preços novos a você.`,
  assunto: (numero: string) => `Olá! É sobre a cotação nº ${numero}.`,
  destaques: 'O que esta oferta tem',
  franquia: (item: string) => (/franquia/i.test(item) ? item : `Franquia: ${item}`),
  semCobertura: 'Não incluída',
  semFranquia: 'Não informada',
  total: { ANUAL: 'total por ano', MENSAL: 'por mês', UNICA: 'em pagamento único' },
  pagamento: 'Formas de pagamento',
  aVista: 'À vista',
  semJuros: (n: number) => `${n}× sem juros`,
  parcelado: 'Parcelado sem juros',
  parcelas: ({ n, primeiraCentavos, demaisCentavos }: NonNullable<PagamentoDoCliente['semJuros']>) =>
    primeiraCentavos === demaisCentavos
      ? `${dinheiro(demaisCentavos)} cada`
      : `1ª de ${dinheiro(primeiraCentavos)} + ${n - 1}× de ${dinheiro(demaisCentavos)}`,
  semParcelamento: 'Não oferecido',
  quero: 'Quero esta',
  querer: (seguradora: string, pacote: string) => `Quero esta: ${seguradora}, ${pacote}`,
  escolhida: 'Sua escolha',
  detalhes: 'Ver coberturas e condições',
  duvida: 'Tenho uma dúvida',
  nome: 'Seu nome completo',
  concordo: 'Li as condições desta oferta e peço ao corretor que siga com a contratação. Sei que ela depende da análise da seguradora.',
  confirmar: 'Confirmar escolha',
  cancelar: 'Voltar',
  escolhendo: 'Você está escolhendo',
  feito: (em: string) => `Recebemos a sua escolha em ${formatDataHora(em)}. O corretor vai falar com você para concluir.`,
  escolheu: (oferta: string) => `Você escolheu ${oferta}.`,
  oferta: (seguradora: string, pacote: string, total: number, periodo: string) => `${seguradora}, ${pacote}: ${dinheiro(total)} ${periodo}`,
  fechada: 'Esta cotação está encerrada. Para retomá-la, fale com o seu corretor.',
  mensagem: 'Sua dúvida',
  enviar: 'Enviar dúvida',
  respondeAte: (em: string): string => `A corretora responde até ${formatDataHora(em)}.`,
  enviada: 'Sua dúvida foi enviada. A resposta aparece nesta página e, se a corretora tiver o seu e-mail, chega também por ele.',
  conversa: 'Conversa com a corretora',
  vocePor: (nome: string) => `${nome} (você)`,
  duvidaDeNovo: 'Escrever de novo',
  faltaNome: 'Informe o seu nome.',
  faltaConcordo: 'Marque que leu e concorda.',
  faltaMensagem: 'Escreva a sua dúvida.',
  aviso:
    'Esta cotação é informativa e não garante a aceitação do risco. Os valores são os que cada seguradora apresentou à corretora para os dados informados e valem até a data de cada oferta; a contratação depende da análise da seguradora. Leia as condições gerais de cada seguro.',
  lgpd: 'Privacidade: a corretora usa o seu nome, a sua escolha e as suas mensagens só para atender esta cotação (Lei 13.709/2018, art. 7º, V) e registra a data, a hora e o endereço de rede da resposta como prova. Para ver, corrigir ou eliminar os seus dados, fale com a corretora.',
} as const;
