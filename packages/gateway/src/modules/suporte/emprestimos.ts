import type { Log } from '../../plugins/ports.ts';
import type { Emprestimos, FonteDeMapas, MapasSeguros, QuemRecebe } from '../composition/index.ts';
import { emprestimoPara } from './emprestimo.model.ts';
import { motivos, sistema } from './suporte.copy.ts';

interface Deps {
  readonly fonte: FonteDeMapas;
  readonly mapas: Pick<MapasSeguros, 'estado'>;
  readonly log: Log;
  readonly agora: () => Date;
}

const MAXIMO_LEMBRADO = 10_000;
const SISTEMA = { id: 'sistema', nome: sistema };

/** What support lent, from the environment's known state. */
export function createEmprestimos({ fonte, mapas, log, agora }: Deps): Emprestimos & { isSoLeitura(quem: QuemRecebe): boolean } {
  const usados = new Set<string>();
  const para: Emprestimos['para'] = (quem) => {
    const estado = mapas.estado();
    return estado && emprestimoPara(estado, quem, agora());
  };
  return {
    para,
    isSoLeitura: (quem) => para(quem)?.modo.soLeitura === true,
    async use({ modo }, { usuarioId, nome }) {
      const chave = `${modo.concessaoId} ${usuarioId}`;
      if (usados.has(chave)) return;
      if (usados.size >= MAXIMO_LEMBRADO) usados.clear();
      usados.add(chave);
      await fonte.recordConcessao({ id: modo.concessaoId, acao: 'usada' }, { id: usuarioId, nome }).catch((erro: unknown) => {
        usados.delete(chave);
        log.warn({ err: erro }, 'o uso de uma concessão não pôde ser registrado');
      });
    },
  };
}

/** Ends each grant at its time, which also tells the open tabs. Several gateways may try: the first one records it. */
export function watchPrazos({ fonte, mapas, log, agora }: Deps): () => void {
  let relogio: NodeJS.Timeout | undefined;
  const expire = async (): Promise<void> => {
    const limite = agora().toISOString();
    for (const { id, expiraEm } of Object.values(mapas.estado()?.concessoes ?? {})) {
      if (expiraEm > limite) continue;
      await fonte.recordConcessao({ id, acao: 'encerrada', motivo: motivos.fimDoPrazo }, SISTEMA).catch(() => undefined);
    }
  };
  const wind = (): void => {
    clearTimeout(relogio);
    const fins = Object.values(mapas.estado()?.concessoes ?? {}).map(({ expiraEm }) => Date.parse(expiraEm));
    if (fins.length === 0) return;
    // a grant nobody could end is not tried in a loop
    const espera = Math.max(1_000, Math.min(...fins) - agora().getTime() + 50);
    relogio = setTimeout(() => {
      expire()
        .catch((erro: unknown) => log.error({ err: erro }, 'as concessões vencidas não puderam ser encerradas'))
        .finally(wind);
    }, espera).unref();
  };
  wind();
  const stop = fonte.onChange(wind);
  return () => {
    stop();
    clearTimeout(relogio);
  };
}
