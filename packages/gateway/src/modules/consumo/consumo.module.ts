import { type ConsultaConsumo, consumoCalls, type ConsumoDoDia, type FormatoArquivo } from '@balcao/contracts';
import { addDias, erroCampo, formatData, hojeEm } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { camposInvalidos } from '../../plugins/errors.ts';
import { arquivoDe } from '../../plugins/list-file.ts';
import type { Chamador } from '../../plugins/ports.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { frases, titulos } from './consumo.copy.ts';
import { consumoRepository as consumos, type Periodo } from './consumo.repository.ts';

/** Days that can be looked at together. */
const MAX_DIAS = 366;

const arquivo = arquivoDe<ConsumoDoDia>('consumo', [
  [titulos.dia, 'data', ({ dia }) => formatData(dia)],
  [titulos.usuario, 'texto', ({ usuario }) => usuario],
  [titulos.calculos, 'numero', ({ calculos }) => calculos],
  [titulos.buscas, 'numero', ({ buscas }) => buscas],
  [titulos.mensagens, 'numero', ({ mensagens }) => mensagens],
]);

/** What a subscription uses of its plan: calculations, searches and messages, by user and day. */
export function consumoModule(app: FastifyInstance, { serve, serveFile, db, agora }: RecursosModulo): void {
  /** @throws {Recusa} 422 at the last day of a period that ends before it begins, or is longer than a year */
  function periodOf({ de, ate }: Pick<ConsultaConsumo, 'de' | 'ate'>): Periodo {
    const hoje = hojeEm(agora());
    const fim = ate ?? hoje;
    const inicio = de ?? `${fim.slice(0, 8)}01`;
    if (fim < inicio) throw camposInvalidos([erroCampo('ate', 'foraDaFaixa', frases.fimAntes)]);
    if (addDias(inicio, MAX_DIAS) <= fim) throw camposInvalidos([erroCampo('ate', 'foraDaFaixa', frases.longoDemais)]);
    return { de: inicio, ate: fim };
  }

  const getResumo = (chamador: Chamador, periodo: Periodo) =>
    db.tenant(chamador, async (tx) => {
      const hoje = hojeEm(agora());
      const dias = await consumos.listDias(tx, periodo);
      const mes = { de: `${hoje.slice(0, 8)}01`, ate: hoje };
      // the month is what is asked for at first
      const doMes = periodo.de === mes.de && periodo.ate === mes.ate ? dias : await consumos.listDias(tx, mes);
      const sum = (lidos: typeof dias, qual: 'calculos' | 'buscas' | 'mensagens') => lidos.reduce((soma, dia) => soma + dia[qual], 0);
      return {
        ...periodo,
        dias,
        total: { calculos: sum(dias, 'calculos'), buscas: sum(dias, 'buscas'), mensagens: sum(dias, 'mensagens') },
        mes: { calculos: sum(doMes, 'calculos'), limite: await consumos.findLimite(tx, chamador) },
      };
    });

  const list = (chamador: Chamador, consulta: ConsultaConsumo) =>
    db.tenant(chamador, async (tx) => {
      const periodo = periodOf(consulta);
      const { pagina, tamanho } = consulta;
      return { itens: await consumos.list(tx, periodo, consulta), total: await consumos.count(tx, periodo), pagina, tamanho };
    });

  const write = (chamador: Chamador, { formato, ...consulta }: ConsultaConsumo & { formato: FormatoArquivo }) => {
    const periodo = periodOf(consulta);
    const listKeys = () => db.tenant(chamador, (tx) => consumos.list(tx, periodo, { ...consulta, pagina: 1, tamanho: null }));
    return arquivo(formato, { listKeys, read: async (keys) => keys });
  };

  serve(app, consumoCalls.listConsumo, (consulta, { chamador }) => list(chamador, consulta));
  serve(app, consumoCalls.getResumo, (consulta, { chamador }) => getResumo(chamador, periodOf(consulta)));
  serveFile(app, consumoCalls.exportConsumo, (consulta, { chamador }) => write(chamador, consulta));
}
