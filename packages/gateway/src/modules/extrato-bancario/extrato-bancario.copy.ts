import type { MovimentoDuvidoso, StatusMovimento } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';

/** Words of bank statements. */
export const copy = {
  duvida: {
    OUTRO_FITID:
      'Mesmo dia, valor e texto de um movimento que a conta já tem, sob outro número do banco. Alguns bancos renumeram a cada download.',
    MEMO_CORTADO: 'Mesmo número, dia e valor de um movimento que a conta já tem, com o texto mais curto ou mais longo.',
  } satisfies Record<MovimentoDuvidoso['duvida'], string>,
  status: { ABERTA: 'Aberto', CONCILIADA: 'Conciliado', IGNORADA: 'Ignorado' } satisfies Record<StatusMovimento, string>,
  alvo: (nome: string, valorCentavos: number): string => `${nome} (${formatCentavos(valorCentavos)})`,
  semTexto: 'Movimento sem descrição',
  dia: formatData,
} as const;
