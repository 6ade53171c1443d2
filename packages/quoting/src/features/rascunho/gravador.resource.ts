import type { RascunhoOrcamento } from '@balcao/contracts';
import { comValorEm } from '@balcao/domain';
import { esperaDaFalha, FalhaRequisicao, type TipoFalha } from '@balcao/shared';
import { BehaviorSubject, Subject } from 'rxjs';
import { isSame } from '../../mesmo-conteudo.model.ts';
import type { CopiaLocal } from './copia-local.resource.ts';
import { type Divergencia, divergenciasEntre, type Juncao, mergeRascunhos, type Mudanca } from './rascunho.model.ts';

export interface VersaoSalva {
  readonly versao: number;
  readonly alteradoEm: string;
  readonly rascunho: RascunhoOrcamento;
  /** Saved by the same user, in another window or device. */
  readonly isMinha: boolean;
}

/** What is saved, read again; a case that is over saves nothing more. */
export interface VersaoLida extends VersaoSalva {
  readonly isEncerrado: boolean;
}

export type EstadoGravacao =
  | { readonly tipo: 'emDia'; readonly em: string }
  | { readonly tipo: 'pendente' }
  | { readonly tipo: 'gravando' }
  /** `isParado`: it was tried often enough, and only the user or the network coming back tries again. */
  | { readonly tipo: 'semConexao'; readonly isParado: boolean }
  | { readonly tipo: 'encerrado' }
  | { readonly tipo: 'conflito'; readonly deles: VersaoSalva }
  | {
      readonly tipo: 'recusado';
      readonly mensagem: string | null;
      /** No other content would be accepted either: nothing is sent any more. */
      readonly isFinal: boolean;
    };

export interface Porta {
  save(versao: number, rascunho: RascunhoOrcamento): Promise<{ versao: number; alteradoEm: string }>;
  read(): Promise<VersaoLida>;
  /** @returns whether it is written */
  writeCopia(copia: CopiaLocal): boolean;
  removeCopia(): void;
  now(): number;
}

export const ESPERA_GRAVACAO_MS = 1_500;
export const ESPERA_COPIA_MS = 300;
const NADA: RascunhoOrcamento = { risco: {}, comercial: {} };
const MAX_ENVIADOS = 4;
/** Being out of date is put right by reading once; whoever is still out of date after so many readings in a row is refused for another reason. */
const MAX_REVISOES = 3;
/** Refused whatever the content: not who may, or not there any more. */
const FINAIS: ReadonlySet<TipoFalha> = new Set(['naoAutenticado', 'semPermissao', 'naoEncontrado']);

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
  /** What others changed and this draft took over by itself: the form has to show it. */
  readonly recebidas = new Subject<readonly Mudanca[]>();
  #isMinha: boolean;
  #base: RascunhoOrcamento;
  #atual: RascunhoOrcamento;
  #versao: number;
  #alteradoEm: string;
  /** Sent since the last answer: any of them may have been saved without our knowing. */
  #enviados: RascunhoOrcamento[] = [];
  #flight: Promise<void> | null = null;
  #isWanted = false;
  /** Failures in passing, and readings after a refusal for being out of date, since the last save. */
  #repetidas = 0;
  #revisoes = 0;
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
    this.#isMinha = salvo.isMinha;
    this.estados = new BehaviorSubject<EstadoGravacao>({ tipo: 'emDia', em: salvo.alteradoEm });
  }

  get versao(): number {
    return this.#versao;
  }

  get atual(): RascunhoOrcamento {
    return this.#atual;
  }

  /** What is saved, as far as is known here. */
  get salvo(): RascunhoOrcamento {
    return this.#base;
  }

  /** Whether what was taken over last was saved by the same user, in another window or device. */
  get isMinha(): boolean {
    return this.#isMinha;
  }

  get isDirty(): boolean {
    return !isSame(this.#atual, this.#base);
  }

  /** What is on the screen and not saved, beside what is saved. */
  get naoSalvos(): readonly Divergencia[] {
    return divergenciasEntre(this.#atual, this.#base);
  }

  /**
   * Takes up a copy found in this browser, with what others saved meanwhile: its changes are saved, unless the same field was changed by both.
   * @returns what was taken over from the others
   */
  restore(copia: CopiaLocal): readonly Mudanca[] {
    const salvo = { versao: this.#versao, alteradoEm: this.#alteradoEm, rascunho: this.#base, isMinha: this.#isMinha };
    const isMine = copia.versao === this.#versao || copia.enviados.some((enviado) => isSame(this.#base, enviado));
    const base = isMine ? this.#base : (copia.base ?? NADA);
    const { rascunho, recebidas, divergencias } = mergeRascunhos({ base, minha: copia.rascunho, deles: this.#base });
    this.#atual = rascunho;
    // what the screen before this one sent may still land
    this.#enviados = [...copia.enviados];
    if (this.estados.value.tipo === 'encerrado') return recebidas;
    if (divergencias.length > 0) {
      this.#base = base;
      this.estados.next({ tipo: 'conflito', deles: salvo });
    } else if (this.isDirty) this.change(rascunho);
    else this.#settle();
    return recebidas;
  }

  /** The case is over: nothing is saved any more. What was not saved stays on the screen, and in this browser. */
  close(): void {
    if (this.estados.value.tipo === 'encerrado') return;
    clearTimeout(this.#saveTimer);
    this.keepCopy();
    this.estados.next({ tipo: 'encerrado' });
  }

  /** The case is open again: what was not saved is saved now. */
  reopen(): void {
    if (this.estados.value.tipo !== 'encerrado') return;
    this.estados.next({ tipo: 'pendente' });
    if (this.isDirty) void this.#save();
    else this.#settle();
  }

  /** Gives up what was not saved. @returns what is saved in the fields it was in, for the form to show */
  discard(): readonly Mudanca[] {
    const salvos = this.naoSalvos.map(({ campo, deles }) => ({ campo, valor: deles }));
    this.#atual = this.#base;
    this.porta.removeCopia();
    this.estados.next({ ...this.estados.value });
    return salvos;
  }

  /** The form has changed. */
  change(rascunho: RascunhoOrcamento): void {
    if (this.estados.value.tipo === 'encerrado') return;
    this.#atual = rascunho;
    clearTimeout(this.#copyTimer);
    this.#copyTimer = setTimeout(() => this.keepCopy(), ESPERA_COPIA_MS);
    const { value } = this.estados;
    if (value.tipo === 'conflito' || (value.tipo === 'recusado' && value.isFinal)) return;
    if (!this.isDirty && !this.#flight) return this.#settle();
    if (value.tipo === 'emDia' || value.tipo === 'recusado') this.estados.next({ tipo: 'pendente' });
    // somebody asked for time, or nobody answers: typing does not make it sooner
    if (value.tipo === 'semConexao' && !value.isParado) return;
    this.#schedule(ESPERA_GRAVACAO_MS);
  }

  /** Writes what is not saved to this browser, at once. @returns whether nothing would be lost with the screen */
  keepCopy(): boolean {
    clearTimeout(this.#copyTimer);
    if (!this.isDirty) return true;
    const em = new Date(this.porta.now()).toISOString();
    return this.porta.writeCopia({ versao: this.#versao, em, rascunho: this.#atual, base: this.#base, enviados: this.#enviados });
  }

  /** Saves now whatever is not saved. @returns the version saved. @throws {RascunhoNaoSalvo} when it could not be. */
  async flush(): Promise<number> {
    const { value } = this.estados;
    if (value.tipo === 'conflito' || value.tipo === 'encerrado' || (value.tipo === 'recusado' && value.isFinal))
      throw new RascunhoNaoSalvo(value);
    // typed while a request was in flight: one more round, unless the state says why not
    do await this.#save();
    while (this.isDirty && this.estados.value.tipo === 'pendente');
    if (this.isDirty) throw new RascunhoNaoSalvo(this.estados.value);
    return this.#versao;
  }

  /** The connection is back, or the user asks: no need to wait for the next attempt. */
  retry(): void {
    if (this.estados.value.tipo !== 'semConexao') return;
    this.#repetidas = 0;
    void this.#save();
  }

  /** Reads the saved version again after a refusal for being out of date. @throws {RascunhoNaoSalvo} when somebody else changed it. */
  async refresh(): Promise<number> {
    if (!(await this.#reconcile())) throw new RascunhoNaoSalvo(this.estados.value);
    return this.#versao;
  }

  /** Fields both changed, while nobody has chosen; what is typed meanwhile counts. */
  get divergencias(): readonly Divergencia[] {
    const { value } = this.estados;
    return value.tipo === 'conflito' ? this.#mergeWith(value.deles).divergencias : [];
  }

  /** In the fields both changed the user keeps what is on the screen; what only the others changed is taken over. */
  keepMine(): void {
    this.#resolve(() => []);
  }

  /** In the fields both changed the user takes what the others saved. @returns what was on the screen in them, so that it can be brought back. */
  takeTheirs(): readonly Mudanca[] {
    return this.takeSome(() => true);
  }

  /** As `takeTheirs`, in those fields alone for which `isDeles`; in the others the user keeps what is on the screen. */
  takeSome(isDeles: (campo: string) => boolean): readonly Mudanca[] {
    let minhas: readonly Mudanca[] = [];
    this.#resolve((divergencias) => {
      const aceitas = divergencias.filter(({ campo }) => isDeles(campo));
      minhas = aceitas.map(({ campo, minha }) => ({ campo, valor: minha }));
      return aceitas.map(({ campo, deles }) => ({ campo, valor: deles }));
    });
    return minhas;
  }

  /** @param choose values of the others for fields both changed */
  #resolve(choose: (divergencias: readonly Divergencia[]) => readonly Mudanca[]): void {
    const { value } = this.estados;
    if (value.tipo !== 'conflito') return;
    const { rascunho, recebidas, divergencias } = this.#mergeWith(value.deles);
    const aceitas = choose(divergencias);
    this.#adopt(value.deles);
    // both are drafts: what is put at a field of one was at the same field of the other
    this.#atual = aceitas.reduce<unknown>((before, { campo, valor }) => comValorEm(before, campo, valor), rascunho) as RascunhoOrcamento;
    this.estados.next({ tipo: 'pendente' });
    this.#tell([...recebidas, ...aceitas]);
    if (this.isDirty) void this.#save();
    else this.#settle();
  }

  #mergeWith({ rascunho: deles }: VersaoSalva): Juncao {
    return mergeRascunhos({ base: this.#base, minha: this.#atual, deles });
  }

  #tell(recebidas: readonly Mudanca[]): void {
    if (recebidas.length > 0) this.recebidas.next(recebidas);
  }

  /** The screen goes: the copy is kept, and one last save leaves. */
  async stop(): Promise<void> {
    const { tipo } = this.estados.value;
    const leaving = tipo === 'pendente' || tipo === 'gravando' ? this.#save() : null;
    // once it is on its way: whoever takes the copy up must know it again when it lands
    this.keepCopy();
    await leaving;
    clearTimeout(this.#saveTimer);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.#save(), ms);
  }

  #save(): Promise<void> {
    if (this.estados.value.tipo === 'encerrado') return Promise.resolve();
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
    if (this.estados.value.tipo === 'encerrado') return;
    if (this.isDirty) this.estados.next({ tipo: 'pendente' });
    else this.#settle();
  }

  /** @returns whether saving may go on. */
  async #attempt(): Promise<boolean> {
    const enviado = this.#atual;
    this.#enviados = [...this.#enviados, enviado].slice(-MAX_ENVIADOS);
    try {
      const salvo = await this.porta.save(this.#versao, enviado);
      this.#adopt({ ...salvo, rascunho: enviado, isMinha: true });
      this.#repetidas = 0;
      this.#revisoes = 0;
      return true;
    } catch (error) {
      return this.#afterFailure(error);
    }
  }

  async #afterFailure(error: unknown): Promise<boolean> {
    this.keepCopy();
    // it was closed here while the answer was on its way
    if (this.estados.value.tipo === 'encerrado') return false;
    if (!(error instanceof FalhaRequisicao)) return this.#refuse(null, false);
    if (error.tipo === 'conflito') return this.#review(error);
    if (error.isPassageira) return this.#wait(error);
    return this.#refuse(error.mensagem, FINAIS.has(error.tipo));
  }

  /** Refused for what is saved: out of date, or not to be changed any more. */
  async #review(refusal: FalhaRequisicao): Promise<boolean> {
    const versao = this.#versao;
    const isSettled = await this.#reconcile().catch((error: unknown) =>
      error instanceof FalhaRequisicao && !error.isPassageira ? this.#refuse(error.mensagem, FINAIS.has(error.tipo)) : this.#wait(error),
    );
    if (!isSettled) return false;
    this.#revisoes += 1;
    // it was not out of date after all: the same would be refused for the same reason
    if (versao === this.#versao || this.#revisoes > MAX_REVISOES) return this.#refuse(refusal.mensagem, true);
    this.#isWanted = true;
    return true;
  }

  #refuse(mensagem: string | null, isFinal: boolean): false {
    this.estados.next({ tipo: 'recusado', mensagem, isFinal });
    return false;
  }

  #wait(error: unknown): false {
    const esperaMs = esperaDaFalha(error, this.#repetidas);
    this.#repetidas += 1;
    this.estados.next({ tipo: 'semConexao', isParado: esperaMs === null });
    if (esperaMs !== null) this.#schedule(esperaMs);
    return false;
  }

  /** Reads what is saved; what others changed meanwhile is taken over, unless the same field was changed here. @returns whether saving may go on */
  async #reconcile(): Promise<boolean> {
    const { isEncerrado, ...deles } = await this.porta.read();
    const isOurs = [this.#base, this.#atual, ...this.#enviados].some((known) => isSame(known, deles.rascunho));
    if (isOurs) this.#adopt(deles);
    if (isEncerrado) {
      this.close();
      return false;
    }
    if (isOurs) return true;
    const { rascunho, recebidas, divergencias } = this.#mergeWith(deles);
    if (divergencias.length > 0) {
      this.estados.next({ tipo: 'conflito', deles });
      return false;
    }
    this.#adopt(deles);
    this.#atual = rascunho;
    this.#tell(recebidas);
    return true;
  }

  #adopt({ versao, alteradoEm, rascunho, isMinha }: VersaoSalva): void {
    this.#isMinha = isMinha;
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
