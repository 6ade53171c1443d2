import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The generator cannot run as requested; the message is one sentence for its user. */
export class Impossivel extends Error {
  override readonly name = 'Impossivel';
}

/** What will be written, all of it known before the first byte is: a refusal leaves the tree as it was. */
export class HousePlan {
  readonly #texts = new Map<string, string>();

  constructor(readonly root: string) {}

  has(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  /** @throws {Impossivel} when the file is there already. */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Impossivel(`${file} já existe.`);
    this.#texts.set(file, text);
  }

  edit(file: string, change: (text: string) => string): void {
    this.#texts.set(file, change(this.read(file)));
  }

  get files(): string[] {
    return [...this.#texts.keys()].sort();
  }

  write(): void {
    for (const [file, text] of this.#texts) {
      const target = path.join(this.root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
}
