import type { RascunhoOrcamento } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { BehaviorSubject } from 'rxjs';
import type { CopiaLocal } from './copia-local.resource.ts';
import { isSame } from './rascunho.model.ts';

export interface VersaoSalva {
  readonly versao: number;
  readonly alteradoEm: string;
  readonly rascunho: RascunhoOrcamento;
}

export type EstadoGravacao =
  | { readonly tipo: 'emDia'; readonly em: string }
  | { readonly tipo: 'pendente' }
  | { readonly tipo: 'gravando' }
  | { readonly tipo: 'semConexao' }
  | { readonly tipo: 'conflito'; readonly deles: VersaoSalva }
  | { readonly tipo: 'recusado'; readonly mensagem: string | null };

export interface Porta {
  save(versao: number, rascunho: RascunhoOrcamento): Promise<{ versao: number; alteradoEm: string }>;
  read(): Promise<VersaoSalva>;
  writeCopia(copia: CopiaLocal): void;
  removeCopia(): void;
  now(): number;
}

export const ESPERA_GRAVACAO_MS = 1_500;
export const ESPERA_COPIA_MS = 300;
export const ESPERA_RECONEXAO_MS = 5_000;
const MAX_ENVIADOS = 4;

/** Flushing found something only the user, or time, can settle. */
export class RascunhoNaoSalvo extends Error {
  override readonly name = 'RascunhoNaoSalvo';
  constructor(readonly estado: EstadoGravacao) {
    super(estado.tipo);
  }
}

/**
 * Keeps one draft saved: 1,5 s after the last change, one request at a time, with the optimistic lock; what is not saved yet is
 * copied to this browser within 300 ms. A save whose answer got lost is recognised later by its content, not mistaken for a rival.
 */
export class Gravador {
  readonly estados: BehaviorSubject<EstadoGravacao>;
  #base: RascunhoOrcamento;
  #atual: RascunhoOrcamento;
  #versao: number;
  #alteradoEm: string;
  /** Sent since the last answer: any of them may have been saved without our knowing. */
  #enviados: RascunhoOrcamento[] = [];
  #flight: Promise<void> | null = null;
  #isWanted = false;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #copyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    salvo: VersaoSalva,
    private readonly porta: Porta,
  ) {
    this.#base = salvo.rascunho;
    this.#atual = salvo.rascunho;
    this.#versao = salvo.versao;
    this.#alteradoEm = salvo.alteradoEm;
    this.estados = new BehaviorSubject<EstadoGravacao>({ tipo: 'emDia', em: salvo.alteradoEm });
  }

  get versao(): number {
    return this.#versao;
  }

  get atual(): RascunhoOrcamento {
    return this.#atual;
  }

  get isDirty(): boolean {
    return !isSame(this.#atual, this.#base);
  }

  /** Takes up a copy found in this browser: its changes are saved, unless somebody else saved others meanwhile. */
  restore(copia: CopiaLocal): void {
    const salvo = { versao: this.#versao, alteradoEm: this.#alteradoEm, rascunho: this.#base };
    this.#atual = copia.rascunho;
    if (!this.isDirty) return this.#settle();
    const isMine = copia.versao === this.#versao || copia.enviados.some((enviado) => isSame(this.#base, enviado));
    if (!isMine) return this.estados.next({ tipo: 'conflito', deles: salvo });
    this.change(copia.rascunho);
  }

  /** The form has changed. */
  change(rascunho: RascunhoOrcamento): void {
    this.#atual = rascunho;
    clearTimeout(this.#copyTimer);
    this.#copyTimer = setTimeout(() => this.keepCopy(), ESPERA_COPIA_MS);
    if (this.estados.value.tipo === 'conflito') return;
    if (!this.isDirty && !this.#flight) return this.#settle();
    if (this.estados.value.tipo === 'emDia' || this.estados.value.tipo === 'recusado') this.estados.next({ tipo: 'pendente' });
    this.#schedule(ESPERA_GRAVACAO_MS);
  }

  /** Writes what is not saved to this browser, at once. */
  keepCopy(): void {
    clearTimeout(this.#copyTimer);
    if (!this.isDirty) return;
    const em = new Date(this.porta.now()).toISOString();
    this.porta.writeCopia({ versao: this.#versao, em, rascunho: this.#atual, enviados: this.#enviados });
  }

  /** Saves now whatever is not saved. @returns the version saved. @throws {RascunhoNaoSalvo} when it could not be. */
  async flush(): Promise<number> {
    if (this.estados.value.tipo === 'conflito') throw new RascunhoNaoSalvo(this.estados.value);
    // typed while a request was in flight: one more round, unless the state says why not
    do await this.#save();
    while (this.isDirty && this.estados.value.tipo === 'pendente');
    if (this.isDirty) throw new RascunhoNaoSalvo(this.estados.value);
    return this.#versao;
  }

  /** The connection is back: no need to wait for the next attempt. */
  retry(): void {
    if (this.estados.value.tipo === 'semConexao') void this.#save();
  }

  /** Reads the saved version again after a refusal for being out of date. @throws {RascunhoNaoSalvo} when somebody else changed it. */
  async refresh(): Promise<number> {
    if (!(await this.#reconcile())) throw new RascunhoNaoSalvo(this.estados.value);
    return this.#versao;
  }

  /** The user keeps what is on the screen, over what the other person saved. */
  keepMine(): void {
    const { value } = this.estados;
    if (value.tipo !== 'conflito') return;
    this.#adopt(value.deles);
    this.estados.next({ tipo: 'pendente' });
    void this.#save();
  }

  /** The user takes what the other person saved. @returns what was on the screen, so that it can be brought back. */
  takeTheirs(): { aceito: RascunhoOrcamento; descartado: RascunhoOrcamento } | null {
    const { value } = this.estados;
    if (value.tipo !== 'conflito') return null;
    const descartado = this.#atual;
    this.#adopt(value.deles);
    this.#atual = value.deles.rascunho;
    this.#settle();
    return { aceito: value.deles.rascunho, descartado };
  }

  /** The screen goes: the copy is kept, and one last save leaves. */
  async stop(): Promise<void> {
    this.keepCopy();
    const { tipo } = this.estados.value;
    if (tipo === 'pendente' || tipo === 'gravando') await this.#save();
    clearTimeout(this.#saveTimer);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.#save(), ms);
  }

  #save(): Promise<void> {
    clearTimeout(this.#saveTimer);
    this.#isWanted = true;
    this.#flight ??= this.#run().finally(() => {
      this.#flight = null;
    });
    return this.#flight;
  }

  async #run(): Promise<void> {
    while (this.#isWanted && this.isDirty) {
      this.#isWanted = false;
      this.estados.next({ tipo: 'gravando' });
      if (!(await this.#attempt())) return;
    }
    if (this.isDirty) this.estados.next({ tipo: 'pendente' });
    else this.#settle();
  }

  /** @returns whether saving may go on. */
  async #attempt(): Promise<boolean> {
    const enviado = this.#atual;
    this.#enviados = [...this.#enviados, enviado].slice(-MAX_ENVIADOS);
    try {
      const salvo = await this.porta.save(this.#versao, enviado);
      this.#adopt({ ...salvo, rascunho: enviado });
      return true;
    } catch (error) {
      return this.#afterFailure(error);
    }
  }

  async #afterFailure(error: unknown): Promise<boolean> {
    this.keepCopy();
    const tipo = error instanceof FalhaRequisicao ? error.tipo : 'recusada';
    if (tipo === 'conflito') {
      const isSettled = await this.#reconcile().catch(() => this.#wait());
      if (isSettled) this.#isWanted = true;
      return isSettled;
    }
    if (tipo === 'semResposta' || tipo === 'emAtualizacao' || tipo === 'muitasTentativas') return this.#wait();
    this.estados.next({ tipo: 'recusado', mensagem: error instanceof FalhaRequisicao ? error.mensagem : null });
    return false;
  }

  #wait(): false {
    this.estados.next({ tipo: 'semConexao' });
    this.#schedule(ESPERA_RECONEXAO_MS);
    return false;
  }

  /** Only a version with content that is neither what we knew nor what we sent is somebody else's. */
  async #reconcile(): Promise<boolean> {
    const deles = await this.porta.read();
    const isOurs = [this.#base, this.#atual, ...this.#enviados].some((known) => isSame(known, deles.rascunho));
    if (isOurs) this.#adopt(deles);
    else this.estados.next({ tipo: 'conflito', deles });
    return isOurs;
  }

  #adopt({ versao, alteradoEm, rascunho }: VersaoSalva): void {
    this.#versao = versao;
    this.#alteradoEm = alteradoEm;
    this.#base = rascunho;
    this.#enviados = [];
  }

  #settle(): void {
    clearTimeout(this.#saveTimer);
    clearTimeout(this.#copyTimer);
    this.porta.removeCopia();
    this.estados.next({ tipo: 'emDia', em: this.#alteradoEm });
  }
}
