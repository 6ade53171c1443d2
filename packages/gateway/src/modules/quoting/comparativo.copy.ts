import { formatData, formatDocumento } from '@balcao/domain';

/** Sentences of the printed comparison. */
export const comparativoCopy = {
  titulo: 'Comparativo de seguros',
  tituloDeUma: 'Cotação de seguro',
  orcamento: (numero: number) => `Orçamento nº ${numero}`,
  segurado: (nome: string) => `Segurado: ${nome}`,
  bem: (bem: string) => `Veículo: ${bem}`,
  vigencia: (de: string, ate: string) => `Vigência: ${formatData(de)} a ${formatData(ate)}`,
  corretora: (cnpj: string, susep: string) => `CNPJ ${formatDocumento(cnpj)}${susep ? `  ·  SUSEP ${susep}` : ''}`,
  emitido: (quando: string) => `Emitido em ${quando}`,
  calculo: 'Nº do cálculo',
  validade: 'Preço válido até',
  proposta: 'Condições',
  diferente: 'Fundo destacado: as ofertas diferem neste item.',
  aviso:
    'Este comparativo é informativo e não garante a aceitação do risco. Os valores são os calculados pelas seguradoras com os dados informados e valem até a data indicada em cada oferta; a contratação depende da análise da seguradora. Leia as condições gerais de cada seguro.',
  pagina: (n: number, total: number) => `Página ${n} de ${total}`,
  arquivo: (numero: number) => `comparativo-${numero}.pdf`,
  sem: '—',
} as const;
