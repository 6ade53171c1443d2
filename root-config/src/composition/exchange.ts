import { type Composicao, withService } from './composition.model.ts';
import { buildKey, type Estado, mayExchange, planOf } from './plan.ts';

/** Operations on the page that exchanging parcels needs. */
export interface Palco {
  parcels(): ReadonlySet<string>;
  stateOf(servico: string): Estado;
  hasWork(servico: string): boolean;
  /** Stores a parcel's unsaved work, for its next build to restore. @returns whether nothing would be lost */
  putAway(servico: string): boolean;
  hasBroken(servico: string): boolean;
  hasOpen(): boolean;
  hasChunkOnItsWay(servico: string): boolean;
  paradaMs(): number;
  ocultaMs(): number;
  /** Loads the files of a build into the browser's cache. @throws when one fails to load. */
  warm(servico: string, nova: Composicao): Promise<void>;
  /** Unloads a parcel, mounted or not. @returns whether it is unloaded. */
  unload(servico: string): Promise<boolean>;
  /** Removes a build's modules, chunks and styles from the page. */
  forget(servico: string, antes: Composicao): void;
  adopt(emUso: Composicao): void;
  /** Saves focus, scroll and height of a parcel's place. @returns a function that restores them. */
  keepPlace(servico: string): () => void;
  /** Allows an unloaded parcel to be mounted again when its route is active. */
  remount(servico: string): void;
  onExchanged(servico: string, de: string | null, para: string | null): void;
  onRefused(servico: string, construcao: string | null): void;
  /** Called when a parcel's unsaved work could not be stored, so it is kept. */
  onKept(servico: string): void;
  onRecarga(servicos: readonly string[]): void;
}

interface Prova {
  /** The last composition known to work. */
  readonly antes: Composicao;
  readonly putBack: () => void;
}

/**
 * Updates a page from its composition to a newer one, one parcel at a time, each at a suitable moment. A build is on trial until
 * it has mounted once; one that does not mount is reverted in this tab and not tried again.
 */
export class Trocador {
  emUso: Composicao;
  #nova: Composicao | null = null;
  readonly #provadas: Set<string>;
  readonly #recusadas = new Set<string>();
  readonly #provas = new Map<string, Prova>();
  /** Parcels whose exchange the user requested. */
  readonly #pedidas = new Set<string>();
  #isBusy = false;

  constructor(
    inicial: Composicao,
    private readonly palco: Palco,
  ) {
    this.emUso = inicial;
    this.#provadas = new Set(Object.keys(inicial.construcoes).map((servico) => buildKey(inicial, servico)));
  }

  /** Sets a newer composition as the target. */
  async take(nova: Composicao): Promise<void> {
    this.#nova = nova;
    await this.consider();
  }

  /** Whether some parcel still waits for its exchange. */
  get isPending(): boolean {
    const plano = this.#plan();
    return plano.trocas.length > 0 || plano.recarga.length > 0;
  }

  /** Parcels on screen whose newer build waits because of unsaved input. */
  get retidas(): readonly string[] {
    const { palco } = this;
    return this.#plan().trocas.filter((servico) => palco.stateOf(servico) === 'montada' && palco.hasWork(servico));
  }

  /** Exchanges them now on the user's request, after storing the typed input. */
  async takeRetidas(): Promise<void> {
    for (const servico of this.retidas) this.#pedidas.add(servico);
    await this.consider();
  }

  /** Exchanges every parcel that may be exchanged now. */
  async consider(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (const servico of this.#plan().trocas) if (this.#isMoment(servico)) await this.#exchange(servico);
    } finally {
      this.#isBusy = false;
    }
    const { trocas, recarga } = this.#plan();
    if (this.#nova && trocas.length === 0 && recarga.length === 0) this.#settle(this.#nova);
    this.palco.onRecarga(recarga);
  }

  /** Called when a parcel has mounted. */
  onMounted(servico: string): void {
    const prova = this.#provas.get(servico);
    if (!prova) return;
    this.#provas.delete(servico);
    this.#provadas.add(buildKey(this.emUso, servico));
    prova.putBack();
    this.palco.onExchanged(servico, prova.antes.construcoes[servico] ?? null, this.emUso.construcoes[servico] ?? null);
  }

  /** Called when a parcel could not be loaded or mounted. @returns whether it was a build on trial, which is being reverted. */
  onFailed(servico: string): boolean {
    const prova = this.#provas.get(servico);
    if (!prova) return false;
    this.#provas.delete(servico);
    void this.#takeBack(servico, prova);
    return true;
  }

  #plan() {
    const { emUso, palco } = this;
    if (!this.#nova) return { trocas: [], recarga: [] };
    const nova = this.#nova;
    const plano = planOf({ emUso, nova, parcels: palco.parcels(), provadas: this.#provadas });
    return { ...plano, trocas: plano.trocas.filter((servico) => !this.#recusadas.has(buildKey(nova, servico))) };
  }

  #isMoment(servico: string): boolean {
    const { palco } = this;
    const estado = palco.stateOf(servico);
    const isPedida = estado === 'montada' && this.#pedidas.has(servico);
    return mayExchange({
      estado,
      temTrabalho: palco.hasWork(servico) && !isPedida,
      // a requested exchange does not wait for a pause, like a broken parcel
      temQuebra: palco.hasBroken(servico) || isPedida,
      temAberto: palco.hasOpen(),
      temPedido: palco.hasChunkOnItsWay(servico),
      paradaMs: palco.paradaMs(),
      ocultaMs: palco.ocultaMs(),
    });
  }

  async #exchange(servico: string): Promise<void> {
    const nova = this.#nova as Composicao;
    let putBack = () => undefined as void;
    if (this.palco.stateOf(servico) === 'montada') {
      try {
        await this.palco.warm(servico, nova);
      } catch {
        return this.#refuse(nova, servico);
      }
      // the user may have started typing during the download
      if (!this.#isMoment(servico)) return;
      if (this.#pedidas.delete(servico) && !this.palco.putAway(servico)) return this.palco.onKept(servico);
      putBack = this.palco.keepPlace(servico);
    }
    this.#pedidas.delete(servico);
    if (!(await this.palco.unload(servico))) return putBack();
    const antes = this.#provas.get(servico)?.antes ?? this.emUso;
    this.#put(servico, nova);
    this.#provas.set(servico, { antes, putBack });
    this.palco.remount(servico);
  }

  async #takeBack(servico: string, { antes, putBack }: Prova): Promise<void> {
    this.#refuse(this.emUso, servico);
    // the router retries a failed load by itself; by then the names must point to the previous build
    if (this.palco.stateOf(servico) === 'falhou') this.#put(servico, antes);
    for (let tries = 0; tries < 5 && !(await this.palco.unload(servico)); tries += 1);
    this.#put(servico, antes);
    this.emUso = { ...this.emUso, digest: antes.digest, versao: antes.versao };
    this.palco.adopt(this.emUso);
    putBack();
    this.palco.remount(servico);
    await this.consider();
  }

  #refuse(composicao: Composicao, servico: string): void {
    this.#pedidas.delete(servico);
    this.#recusadas.add(buildKey(composicao, servico));
    this.palco.onRefused(servico, composicao.construcoes[servico] ?? null);
  }

  #put(servico: string, outra: Composicao): void {
    this.palco.forget(servico, this.emUso);
    this.emUso = withService(this.emUso, outra, servico);
    this.palco.adopt(this.emUso);
  }

  /** The page now has that composition, except for the builds that failed. */
  #settle({ sequencia, digest, versao }: Composicao): void {
    if (this.emUso.digest === digest && this.emUso.sequencia === sequencia) return;
    this.emUso = this.#hasRefused() ? { ...this.emUso, sequencia } : { ...this.emUso, sequencia, digest, versao };
    this.palco.adopt(this.emUso);
  }

  #hasRefused(): boolean {
    const nova = this.#nova as Composicao;
    return Object.keys(nova.construcoes).some((servico) => this.#recusadas.has(buildKey(nova, servico)));
  }
}
