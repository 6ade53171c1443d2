import type { DadosSerie, ErroCampo, FichaSerie } from '@balcao/contracts';
import { hojeEm, normalizeLancamento, validateRecorrencia } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { registroAlterado } from '../registro/index.ts';
import type { JudgeLancamento } from './judge-lancamento.ts';
import { desdeForaDaSerie } from './lancamento.errors.ts';
import { generateSeries } from './generate-series.ts';
import type { PrevisaoRepository } from './previsao.repository.ts';
import type { SerieRepository } from './serie.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly series: SerieRepository;
  readonly previsao: PrevisaoRepository;
  readonly judge: JudgeLancamento;
}

interface Alvo {
  readonly serieId: string;
  readonly versao: number;
  /** From the one of this day on. */
  readonly desde: string;
}

/** Entries that come again: written ahead up to the horizon, changed and ended from one of them on. */
export function createSerieService({ db, agora, series, previsao, judge }: Deps) {
  async function read(tx: Tx, id: string): Promise<FichaSerie> {
    const ficha = await series.find(tx, id);
    if (!ficha) throw naoEncontrado();
    return ficha;
  }

  async function hold(tx: Tx, { serieId, versao, desde }: Alvo): Promise<FichaSerie> {
    const now = await series.lock(tx, serieId);
    if (now === null) throw naoEncontrado();
    const ficha = await read(tx, serieId);
    if (now !== versao) throw registroAlterado({ codigo: 'serie', um: 'lançamento recorrente', genero: 'm' }, ficha);
    if (desde < ficha.vencimento) throw desdeForaDaSerie();
    return ficha;
  }

  async function write(tx: Tx, chamador: Chamador, typed: DadosSerie): Promise<string> {
    const dados = normalizeLancamento(typed);
    const errors: ErroCampo[] = [...(await judge(tx, dados, null, null)), ...validateRecorrencia(dados)];
    if (errors.length > 0) throw camposInvalidos(errors);
    const id = uuidv7();
    await series.insert(tx, chamador, id, dados);
    const { horizonteMeses } = await previsao.read(tx);
    await generateSeries(tx, { hoje: hojeEm(agora()), horizonteMeses, id });
    return id;
  }

  return {
    list: (chamador: Chamador): Promise<FichaSerie[]> => db.tenant(chamador, (tx) => series.list(tx)),

    get: (id: string, chamador: Chamador): Promise<FichaSerie> => db.tenant(chamador, (tx) => read(tx, id)),

    create: (dados: DadosSerie, chamador: Chamador): Promise<FichaSerie> =>
      db.tenant(chamador, async (tx) => read(tx, await write(tx, chamador, dados))),

    /** This one and the next: what is expected from there on goes, and a series of its own expects it as it is now. */
    change: ({ serieId, versao, desde, ...dados }: DadosSerie & Alvo, chamador: Chamador): Promise<FichaSerie> =>
      db.tenant(chamador, async (tx) => {
        const antes = await hold(tx, { serieId, versao, desde });
        const { vezes } = antes.recorrencia;
        // so many in all: those that came already count
        const restantes =
          vezes !== null && dados.recorrencia.vezes === vezes ? vezes - (await series.countAntes(tx, serieId, desde)) : null;
        await series.endAt(tx, serieId, desde);
        const recorrencia = restantes === null ? dados.recorrencia : { ...dados.recorrencia, vezes: Math.max(1, restantes) };
        return read(tx, await write(tx, chamador, { ...dados, recorrencia }));
      }),

    end: (alvo: Alvo, chamador: Chamador): Promise<FichaSerie> =>
      db.tenant(chamador, async (tx) => {
        await hold(tx, alvo);
        await series.endAt(tx, alvo.serieId, alvo.desde);
        return read(tx, alvo.serieId);
      }),
  };
}

export type SerieService = ReturnType<typeof createSerieService>;
