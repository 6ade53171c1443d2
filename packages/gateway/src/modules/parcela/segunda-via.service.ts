import type { SegundaVia } from '@balcao/contracts';
import { barrasItf, readLinhaDigitavel, readPix } from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import type { PagamentoRepository } from './pagamento.repository.ts';
import { linhaInvalida, parcelaMudou, pixInvalido } from './parcela.errors.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly pagamentos: Pick<PagamentoRepository, 'lock' | 'readSegundaVia' | 'saveSegundaVia'>;
  /** SVG of a QR code. */
  readonly drawQr: (texto: string) => string;
}

interface Guardada {
  readonly linhaDigitavel: string | null;
  readonly pixCopiaECola: string | null;
  readonly vencimento: string;
}

/** The second copy of what pays an instalment: nothing is shown whose check digits are wrong. */
export function createSegundaViaService({ db, pagamentos, drawQr }: Deps) {
  function draw({ linhaDigitavel, pixCopiaECola, vencimento }: Guardada): SegundaVia {
    const lida = linhaDigitavel === null ? null : readLinhaDigitavel(linhaDigitavel, vencimento);
    const pix = pixCopiaECola === null ? null : readPix(pixCopiaECola);
    return {
      boleto: lida && {
        linha: lida.linha,
        codigoDeBarras: lida.codigoDeBarras,
        banco: lida.banco,
        valorCentavos: lida.valorCentavos,
        vencimento: lida.vencimento,
        barras: barrasItf(lida.codigoDeBarras),
      },
      pix: pix && pixCopiaECola ? { copiaECola: pixCopiaECola, recebedor: pix.recebedor, qr: drawQr(pixCopiaECola) } : null,
    };
  }

  return {
    get: (parcelaId: string, chamador: Chamador): Promise<SegundaVia> =>
      db.tenant(chamador, async (tx) => {
        const guardada = await pagamentos.readSegundaVia(tx, parcelaId, escopoDe(chamador.sessao));
        if (!guardada) throw naoEncontrado();
        return draw(guardada);
      }),

    /** @throws {Recusa} 404; 409 when somebody changed it since; 422 of what does not check */
    save: (
      pedido: { parcelaId: string; versao: number; linhaDigitavel: string | null; pixCopiaECola: string | null },
      chamador: Chamador,
    ): Promise<SegundaVia> =>
      db.tenant(chamador, async (tx) => {
        const parcela = await pagamentos.lock(tx, pedido.parcelaId, escopoDe(chamador.sessao));
        if (!parcela) throw naoEncontrado();
        if (parcela.versao !== pedido.versao) throw parcelaMudou(parcela.versao);
        const linhaDigitavel = pedido.linhaDigitavel || null;
        const pixCopiaECola = pedido.pixCopiaECola || null;
        const lida = linhaDigitavel && readLinhaDigitavel(linhaDigitavel, parcela.vencimento);
        if (linhaDigitavel && !lida) throw linhaInvalida();
        if (pixCopiaECola && !readPix(pixCopiaECola)) throw pixInvalido();
        const guardada = { linhaDigitavel: lida ? lida.linha : null, pixCopiaECola, vencimento: parcela.vencimento };
        await pagamentos.saveSegundaVia(tx, parcela.id, guardada.linhaDigitavel, pixCopiaECola);
        return draw(guardada);
      }),
  };
}

export type SegundaViaService = ReturnType<typeof createSegundaViaService>;
