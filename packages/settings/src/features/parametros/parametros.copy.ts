import { formatBps } from '@balcao/domain';
import type { Campo } from './campos.model.ts';

const rotulos: Readonly<Record<Campo, string>> = {
  'pesos.preco': 'Preço',
  'pesos.coberturas': 'Coberturas',
  'pesos.limites': 'Limites',
  'pesos.franquia': 'Franquia',
  'pesos.parcelamento': 'Parcelamento sem juros',
  carenciaDias: 'Dias até o orçamento expirar',
  validadeLinkDias: 'Dias do link do cliente',
  comissaoMinBps: 'Comissão mínima',
  descontoMaxBps: 'Desconto máximo',
};

const dias = (n: number): string => (n === 1 ? '1 dia' : `${n} dias`);

/** Every sentence of the screen of parameters. */
export const copy = {
  titulo: 'Parâmetros',
  descricao: 'Como a corretora compara e negocia ofertas, renova, fala com os clientes, e como os usuários entram.',
  soAdministrador: 'Só administradores mudam os parâmetros',
  soAdministradorTexto: 'Você cota com os valores que a administração da sua assinatura escolheu.',
  pesos: 'Nota de melhor escolha',
  pesosTexto: 'Quanto cada parte pesa na nota de 0 a 100 de cada oferta. Só a proporção entre elas conta.',
  pontos: (n: number) => `Vale ${n === 1 ? '1 ponto' : `${n} pontos`} de 100`,
  pontosCurtos: (n: number) => (n === 1 ? '1 ponto' : `${n} pontos`),
  semPontos: 'Sem pesos não há nota.',
  prazos: 'Prazos',
  carenciaAjuda: 'Contados do fim da validade do último preço. O orçamento expira de madrugada.',
  validadeLinkAjuda: 'Por quanto tempo a página da cotação abre para o cliente. Vale para os próximos envios.',
  margens: 'Limites de negociação',
  comissaoAjuda: 'Ninguém calcula com comissão menor, mesmo onde a seguradora aceita.',
  descontoAjuda: 'Ninguém pede desconto maior. O agravo não tem este limite.',
  sufixoDias: 'dias',
  mudancas: 'O que muda ao salvar',
  nada: 'Nada mudou ainda.',
  de: 'de',
  para: 'para',
  restaurar: 'Usar os valores do Balcão',
  salvar: 'Salvar parâmetros',
  desfazer: 'Desfazer',
  salvou: 'Parâmetros salvos',
  conflito: 'Os parâmetros mudaram enquanto você editava.',
  restaurado: 'Trouxemos de volta o que você tinha digitado e ainda não salvou.',
  alteradoPor: (nome: string | null) => (nome ? `Alterado por ${nome} em` : 'Alterado em'),
  padrao: 'Em vigor: os valores do Balcão. Nada foi escolhido ainda.',
  rotulo: (campo: Campo): string => rotulos[campo],
  valor: (campo: Campo, valor: number): string => {
    if (campo === 'comissaoMinBps' || campo === 'descontoMaxBps') return formatBps(valor);
    return campo.startsWith('pesos.') ? String(valor) : dias(valor);
  },
  vazio: 'Preencha este campo.',
  faixa: (campo: Campo, min: number, max: number): string => `Use de ${copy.valor(campo, min)} a ${copy.valor(campo, max)}.`,
  semPeso: 'Ao menos um dos pesos precisa ser maior que zero.',
} as const;
