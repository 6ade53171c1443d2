import { flushSync } from 'react-dom';

/** What was typed and the form has not been told yet. */
const pendentes = new Set<{ flush(): void }>();
let isAgendado = false;
/** A page nobody sees draws no frame. */
const LIMITE_MS = 100;

/** Once the next frame has been drawn. */
function afterFrame(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LIMITE_MS);
}

/** Tells the form at once: before it is judged, sent, or the page goes. */
export function flushDigitados(): void {
  for (const digitado of pendentes) digitado.flush();
}

/**
 * What is typed in one field, told to the form after the letter is on the screen: copying the draft, saving it and counting what is
 * missing need not stand between a key and its letter, and letters typed in one breath are told once.
 */
export class Digitado<Value> {
  #pending: { readonly value: Value } | null = null;
  #tell: (value: Value) => void = () => undefined;

  /** Who is told, from now on. */
  tellTo(tell: (value: Value) => void): void {
    this.#tell = tell;
  }

  note(value: Value): void {
    this.#pending = { value };
    pendentes.add(this);
    if (isAgendado) return;
    isAgendado = true;
    afterFrame(() => {
      isAgendado = false;
      // drawn in one piece: a letter typed between the drawing and its effects would meet a field that holds less than it was told
      flushSync(flushDigitados);
    });
  }

  /** What the field holds: what was typed last, or what the form says. */
  over(value: Value): Value {
    return this.#pending ? this.#pending.value : value;
  }

  flush(): void {
    pendentes.delete(this);
    if (!this.#pending) return;
    const { value } = this.#pending;
    this.#pending = null;
    this.#tell(value);
  }
}
