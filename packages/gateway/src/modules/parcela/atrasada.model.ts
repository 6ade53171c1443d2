import type { ParametrosAtraso, ParcelaAtrasada } from '@balcao/contracts';
import { cobertoAte, linhaVigente, regrasDaMora, suspensaoPorMora, type TabelaPrazoCurto, tabelasPrazoCurto } from '@balcao/domain';
import type { AtrasadaRow } from './atrasada.repository.ts';
import { updateValor } from './parcela.model.ts';

/** What the delay of an instalment costs on a day, until when what was paid of its policy covers, and when that ends. */
export function reckonAtraso(row: AtrasadaRow, hoje: string, atraso: ParametrosAtraso): ParcelaAtrasada {
  const { vigIni, vigFim, premioCentavos, pagoDaApoliceCentavos, avisoEm, jaSuspensaEm, encargos, ...parcela } = row;
  const tabela = linhaVigente(tabelasPrazoCurto, hoje) as TabelaPrazoCurto;
  const coberto = cobertoAte(tabela, { premioCentavos, pagoCentavos: pagoDaApoliceCentavos }, { vigIni, vigFim });
  const regra = avisoEm && linhaVigente(regrasDaMora, avisoEm);
  const suspensao = regra ? suspensaoPorMora({ avisoRecebidoEm: avisoEm, cobertoAte: coberto }, regra) : null;
  return {
    ...parcela,
    atualizado: updateValor({ ...parcela, encargos }, hoje, atraso),
    cobertoAte: coberto,
    avisoEm,
    suspensaEm: jaSuspensaEm ?? suspensao?.suspensaEm ?? null,
    cancelavelEm: suspensao?.cancelavelEm ?? null,
  };
}
