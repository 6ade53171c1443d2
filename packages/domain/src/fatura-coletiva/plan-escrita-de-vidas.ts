import { addDias } from '../datas/add-dias.ts';
import type { VidaDoGrupo } from './vida-do-grupo.ts';

/** A life that is kept. */
export interface VidaGuardada extends VidaDoGrupo {
  readonly id: string;
}

/** What is written so that the lives that are kept become those a file makes of them. */
export interface EscritaDeVidas {
  readonly novas: readonly VidaDoGrupo[];
  readonly mudadas: readonly VidaGuardada[];
  readonly encerradas: readonly { readonly id: string; readonly fim: string; readonly por: 'EXCLUSAO' | 'CAPITAL' }[];
}

const isIgual = (a: VidaDoGrupo, b: VidaDoGrupo): boolean =>
  a.nome === b.nome &&
  a.nascimento === b.nascimento &&
  a.papel === b.papel &&
  a.titularCpf === b.titularCpf &&
  a.capitalCentavos === b.capitalCentavos;

/**
 * What a judged file writes. Another capital counts from the first day of the month on: the life goes on in a row of its own, so that earlier
 * months stay what they were; a birth or a name put right counts from the beginning.
 *
 * @param antes the lives that are kept
 * @param depois those `judgeMovimentacao` answered
 * @param competencia `YYYY-MM`
 */
export function planEscritaDeVidas(antes: readonly VidaGuardada[], depois: readonly VidaDoGrupo[], competencia: string): EscritaDeVidas {
  const primeiro = `${competencia}-01`;
  const [novas, mudadas, encerradas]: [VidaDoGrupo[], VidaGuardada[], { id: string; fim: string; por: 'EXCLUSAO' | 'CAPITAL' }[]] = [
    [],
    [],
    [],
  ];
  const fimDe = (vida: VidaDoGrupo): string => `${vida.cpf}|${vida.inicio}|${vida.fim}`;
  const sabidas = new Map<string, number>();
  for (const vida of antes) if (vida.fim !== null) sabidas.set(fimDe(vida), (sabidas.get(fimDe(vida)) ?? 0) + 1);
  const sairam = new Map<string, string>();
  const ativas = new Map<string, VidaDoGrupo>();
  for (const vida of depois) {
    if (vida.fim === null) ativas.set(vida.cpf, vida);
    else if ((sabidas.get(fimDe(vida)) ?? 0) > 0) sabidas.set(fimDe(vida), (sabidas.get(fimDe(vida)) ?? 0) - 1);
    else sairam.set(`${vida.cpf}|${vida.inicio}`, vida.fim);
  }
  for (const vida of antes) {
    if (vida.fim !== null) continue;
    const fim = sairam.get(`${vida.cpf}|${vida.inicio}`);
    if (fim !== undefined) {
      encerradas.push({ id: vida.id, fim, por: 'EXCLUSAO' });
      continue;
    }
    const agora = ativas.get(vida.cpf);
    ativas.delete(vida.cpf);
    if (!agora || isIgual(vida, agora)) continue;
    if (agora.capitalCentavos === vida.capitalCentavos || vida.inicio >= primeiro) mudadas.push({ ...agora, id: vida.id });
    else {
      mudadas.push({ ...agora, capitalCentavos: vida.capitalCentavos, id: vida.id });
      encerradas.push({ id: vida.id, fim: addDias(primeiro, -1), por: 'CAPITAL' });
      novas.push({ ...agora, inicio: primeiro });
    }
  }
  return { novas: [...novas, ...ativas.values()], mudadas, encerradas };
}
