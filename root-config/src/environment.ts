import { Ambiente } from '@balcao/contracts';

let read: Ambiente | null = null;
const place = () => document.getElementById('balcao-ambiente');

/** What the gateway inlined about this environment; what runs in it changes as parcels are exchanged. */
export function environment(): Ambiente {
  read ??= Ambiente.parse(JSON.parse(place()?.textContent ?? '{}'));
  return read;
}

type Trocavel = Pick<Ambiente, 'sequencia' | 'digest' | 'versao' | 'construcoes' | 'rotas' | 'integridade'>;

/** Tells the page what runs in it now: whoever reads the inlined text later, and the scripts that bring chunks, must find the truth. */
export function updateEnvironment(changes: Partial<Trocavel>): void {
  read = { ...environment(), ...changes };
  const script = place();
  if (script) script.textContent = JSON.stringify(read);
  Object.assign(window, { balcaoIntegridade: read.integridade });
}
