import type { PedidoPublico, TipoPedidoTitular } from '@balcao/contracts';
import { formatDataHora, formatDia, rotulosDaSituacaoTitular } from '@balcao/domain';

/** Sentences of what a client asks of their own data. */
export const copy = {
  meus: 'Seus pedidos',
  situacoes: rotulosDaSituacaoTitular,
  recebido: (em: string): string => `Recebido em ${formatDataHora(em)}`,
  ate: (prazoEm: string): string => `A corretora responde até ${formatDia(prazoEm)}`,
  respondido: (em: string): string => `Respondido em ${formatDataHora(em)}`,
  tentarNovamente: 'Tentar novamente',
  semLista: 'Não foi possível mostrar os seus pedidos.',
  dados: 'Baixar os seus dados',
  dadosTexto: 'A corretora liberou os seus dados. Para baixar, confirme quem é com um código mandado ao seu e-mail.',
  pdf: 'Baixar PDF',
  json: 'Baixar JSON',
  arquivo: 'meus-dados',
  baixou: 'Arquivo baixado',
  naoBaixou: 'O arquivo não foi baixado',
  titulo: 'Seus direitos',
  texto: 'Os dados são seus (Lei 13.709/2018, art. 18). Peça o que quiser aqui: a corretora responde em até quinze dias.',
  tipo: 'O que você pede',
  escolha: 'Escolha',
  tipos: {
    ACESSO: 'Ver os dados que vocês têm de mim',
    CORRECAO: 'Corrigir os meus dados',
    PORTABILIDADE: 'Levar os meus dados para outro lugar',
    ELIMINACAO: 'Apagar os meus dados',
  } satisfies Readonly<Record<TipoPedidoTitular, string>>,
  ajudas: {
    ACESSO: 'A corretora mostra tudo o que guarda sobre você.',
    CORRECAO: 'Diga abaixo o que está errado e como é o certo.',
    PORTABILIDADE: 'A corretora entrega os dados em um arquivo que outro sistema lê.',
    ELIMINACAO: 'O que a lei manda guardar, como apólices e sinistros, fica até o fim do prazo.',
  } satisfies Readonly<Record<TipoPedidoTitular, string>>,
  detalhe: 'Quer explicar melhor? (opcional)',
  receberCodigo: 'Receber código por e-mail',
  codigo: 'Código que chegou por e-mail',
  codigoEnviado: (para: string): string => `Mandamos seis números para ${para}. O código vale por 15 minutos.`,
  outroCodigo: 'Mandar outro código',
  pedir: 'Fazer o pedido',
  faltaTipo: 'Diga o que você pede.',
  faltaCodigo: 'Digite os seis números do código.',
  falhou: 'O pedido não foi feito',
  registrado: ({ isRepetido }: PedidoPublico): string => (isRepetido ? 'Este pedido já estava feito' : 'Pedido feito'),
  registradoTexto: ({ recebidaEm, prazoEm }: PedidoPublico): string =>
    `Recebido em ${formatDataHora(recebidaEm)}. A corretora responde até ${formatDia(prazoEm)}, pelo contato que tem de você.`,
} as const;
