import { formatCentavos, formatData, formatDocumento } from '@balcao/domain';
import type { ColunasDaHistoria } from '../registro/index.ts';
import { copy } from './lancamento.copy.ts';

/** Names of what the trail keeps by its id. */
type Nomes = ReadonlyMap<string, string>;

const day = (valor: unknown): string => formatData(String(valor));

/** Files by the names they have. */
export const colunasDoAnexo = (nomes: Nomes): ColunasDaHistoria => ({
  documento_id: ['Anexo', (valor) => nomes.get(String(valor)) ?? copy.arquivoApagado],
});

export const colunasDoLancamento = (nomes: Nomes): ColunasDaHistoria => {
  const named = (valor: unknown): string | null => nomes.get(String(valor)) ?? null;
  return {
    descricao: ['Descrição', String],
    pessoa: ['Pessoa', String],
    documento: ['CPF ou CNPJ', (valor) => formatDocumento(String(valor))],
    categoria_id: ['Categoria', named],
    centro_id: ['Centro de custo', named],
    conta_id: ['Conta', named],
    destino_id: ['Conta de destino', named],
    competencia: ['Competência', (valor) => day(valor).slice(3)],
    vencimento: ['Vencimento', day],
    pago_em: ['Pago em', day],
    valor_centavos: ['Valor', (valor) => formatCentavos(Number(valor))],
    observacao: ['Observação', String],
    status: ['Situação', (valor) => copy.status[valor as keyof typeof copy.status] ?? String(valor)],
    conciliado_em: ['Conciliado', () => copy.sim],
  };
};
