import { formatData, formatDocumento, formatTelefone } from '@balcao/domain';

/** Sentences of the printed comparison. */
export const comparativoCopy = {
  titulo: 'Comparativo de seguros',
  tituloDeUma: 'Cotação de seguro',
  orcamento: (numero: string) => `Orçamento nº ${numero}`,
  segurado: (nome: string) => `Segurado: ${nome}`,
  bem: (bem: string) => `Objeto do seguro: ${bem}`,
  vigencia: (de: string, ate: string) => `Vigência: ${formatData(de)} a ${formatData(ate)}`,
  corretora: ({ cnpj, susep, telefone }: { cnpj: string; susep: string; telefone: string }) =>
    [`CNPJ ${formatDocumento(cnpj)}`, susep && `SUSEP ${susep}`, formatTelefone(telefone)].filter(Boolean).join('  ·  '),
  corretor: ({ nome, email, telefone }: { nome: string; email: string; telefone: string }) =>
    [`Atendimento: ${nome}`, telefone && formatTelefone(telefone), email].filter(Boolean).join('  ·  '),
  precosAte: (dia: string) => `Preços válidos até ${formatData(dia)}`,
  emitido: (quando: string) => `Emitido em ${quando}`,
  numero: 'Nº na seguradora',
  validade: 'Preço válido até',
  proposta: 'Condições',
  diferente: '* e fundo destacado: as colunas diferem neste item.',
  aviso:
    'Este comparativo é informativo e não garante a aceitação do risco. Os valores são os que cada seguradora apresentou à corretora para os dados informados e valem até a data indicada em cada oferta; a contratação depende da análise da seguradora. Leia as condições gerais de cada seguro.',
  atual: 'A primeira coluna é a apólice em vigor; as mudanças de cada oferta são em relação a ela.',
  atualSemCoberturas:
    'A primeira coluna é a apólice em vigor. As coberturas dela não são conhecidas aqui: nenhuma mudança de cobertura é em relação a ela.',
  privacidade:
    'Privacidade: os dados pessoais deste orçamento são usados para cotar, contratar e administrar o seguro, como diz o aviso de privacidade que a corretora entregou (LGPD, Lei 13.709/2018). Para ver, corrigir ou eliminar os seus dados, fale com a corretora.',
  pagina: (n: number, total: number) => `Página ${n} de ${total}`,
  arquivo: (numero: number) => `comparativo-${numero}.pdf`,
  sem: '—',
} as const;
