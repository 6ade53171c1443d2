/**
 * The whole script of the public page (`/p/<slug>`), which the gateway draws: chooses the questions of a line, keeps what is typed, sends it
 * once and says what came of it. It imports nothing: the build takes this one file, and the page carries it inline.
 */

const PROVA = '/c/api/v1/publico/pagina/prova';
const SOLICITACOES = '/c/api/v1/publico/pagina/solicitacoes';
/** The gateway refuses a form that is sent sooner than a person could. */
const MINIMO_MS = 2_200;
const PRAZO_MS = 20_000;

const copy = {
  celular: 'Informe o celular com DDD.',
  nome: 'Informe o seu nome e sobrenome.',
  consentimento: 'Marque que leu e aceita o texto acima.',
  semResposta: 'Não houve resposta. Confira a sua conexão e envie de novo: o que você escreveu continua aqui.',
  falhou: 'Não foi possível enviar agora. Tente de novo em instantes: o que você escreveu continua aqui.',
  conferir: 'Confira os campos destacados.',
} as const;

interface Resposta {
  readonly success: boolean;
  readonly code?: number | string;
  readonly message?: string;
  readonly data?: { readonly prova?: string; readonly protocolo?: string };
  readonly errors?: readonly { readonly campo: string; readonly mensagem: string }[];
}

type Campo = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
interface Guardado {
  readonly linha?: string;
  readonly campos?: Readonly<Record<string, string>>;
}

async function post(path: string, body: object): Promise<Resposta> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PRAZO_MS),
  });
  return (await response.json()) as Resposta;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Where the visitor came from, as the address says. */
function utmOf(search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  const utm: Record<string, string> = {};
  for (const nome of ['source', 'medium', 'campaign', 'term', 'content']) {
    const valor = query.get(`utm_${nome}`);
    if (valor) utm[nome] = valor.slice(0, 120);
  }
  return utm;
}

/** What was typed is kept for this tab alone; a browser that keeps nothing only forgets. */
function openGuardado(nome: string) {
  return {
    read(): Guardado {
      try {
        return (JSON.parse(sessionStorage.getItem(nome) ?? '{}') ?? {}) as Guardado;
      } catch {
        return {};
      }
    },
    write(valor: Guardado | null): void {
      try {
        if (valor) sessionStorage.setItem(nome, JSON.stringify(valor));
        else sessionStorage.removeItem(nome);
      } catch {
        // storage may be full or refused: the page works without it
      }
    },
  };
}

/** Brings the form of the page to life. */
export function startPagina(): void {
  const form = document.getElementById('pedido-form') as HTMLFormElement;
  const main = document.querySelector('main') as HTMLElement;
  const byId = (id: string) => document.getElementById(id) as HTMLElement;
  const [aviso, obrigado] = [byId('pedido-aviso'), byId('obrigado')];
  const consentimento = byId('campo-consentimento') as HTMLInputElement;
  const site = byId('campo-site') as HTMLInputElement;
  const button = form.querySelector('button[type=submit]') as HTMLButtonElement;
  const lines = [...form.querySelectorAll<HTMLFieldSetElement>('[data-linha]')];
  const radios = [...form.querySelectorAll<HTMLInputElement>('[name=linha]')];
  const { slug = '', prova: primeira = '', consentimento: consentimentoVersao = '0' } = form.dataset;
  const guardado = openGuardado(`balcao:pagina:${slug}`);
  const utm = utmOf(location.search);
  let prova = primeira;
  let provaEm = performance.now();
  let isSending = false;

  const fields = (): Campo[] => [...form.querySelectorAll<Campo>('[data-campo]')].filter((field) => !field.closest('[hidden]'));
  const linha = (): string => radios.find((radio) => radio.checked)?.value ?? '';

  function show(chosen: string): void {
    for (const line of lines) {
      line.hidden = line.dataset['linha'] !== chosen;
      line.disabled = line.hidden;
    }
  }

  const keep = () =>
    guardado.write({
      linha: linha(),
      campos: Object.fromEntries([...form.querySelectorAll<Campo>('[data-campo]')].map((field) => [field.id, field.value])),
    });

  function mark(field: HTMLElement, mensagem: string | null): void {
    const error = byId(`erro-${field.id.replace('campo-', '')}`);
    error.hidden = mensagem === null;
    error.textContent = mensagem;
    if (mensagem === null) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }

  function say(mensagem: string | null): void {
    aviso.hidden = mensagem === null;
    aviso.textContent = mensagem;
  }

  const clean = () => {
    say(null);
    for (const field of [...fields(), consentimento]) mark(field, null);
  };

  /** Each problem at its field, and the visitor at the first. */
  function refuse(errors: readonly (readonly [HTMLElement, string])[]): void {
    for (const [field, mensagem] of errors) mark(field, mensagem);
    errors[0]?.[0].focus();
  }

  function judge(): (readonly [HTMLElement, string])[] {
    const byName = (nome: string) => form.querySelector<Campo>(`[data-campo="${nome}"]`) as Campo;
    const [celular, nome] = [byName('segurado.celular'), byName('segurado.nome')];
    const errors: (readonly [HTMLElement, string])[] = [];
    if (!/^(55)?\d{10,11}$/.test(celular.value.replace(/\D/g, ''))) errors.push([celular, copy.celular]);
    if (!nome.value.trim()) errors.push([nome, copy.nome]);
    if (!consentimento.checked) errors.push([consentimento, copy.consentimento]);
    return errors;
  }

  /** Refusals of the gateway at their fields; what belongs to none is said above the button. */
  function refuseBy({ errors = [], message }: Resposta): void {
    const shown = fields();
    const known = errors.flatMap(({ campo, mensagem }) => {
      const nome = campo.replace(/^respostas\./, '');
      const field = nome === 'consentimento' ? consentimento : shown.find((one) => one.dataset['campo'] === nome);
      return field ? [[field, mensagem] as const] : [];
    });
    refuse(known);
    const rest = errors.find(({ campo }) => !known.some(([field]) => campo.endsWith(field.dataset['campo'] ?? 'consentimento')));
    say(rest?.mensagem ?? (known.length > 0 ? copy.conferir : (message ?? copy.falhou)));
    site.value = '';
  }

  async function renew(): Promise<void> {
    const { data } = await post(PROVA, { slug });
    prova = data?.prova ?? prova;
    provaEm = performance.now();
  }

  async function send(): Promise<Resposta> {
    await wait(provaEm + MINIMO_MS - performance.now());
    const respostas = Object.fromEntries(fields().map((field) => [field.dataset['campo'], field.value.trim()]));
    return post(SOLICITACOES, {
      slug,
      prova,
      linha: linha(),
      respostas,
      consentimento: true,
      consentimentoVersao: Number(consentimentoVersao),
      site: site.value,
      utm,
    });
  }

  function thank(protocolo: string): void {
    guardado.write(null);
    byId('protocolo').textContent = protocolo;
    form.hidden = true;
    obrigado.hidden = false;
    obrigado.focus();
  }

  async function submit(): Promise<void> {
    try {
      let answer = await send();
      // a page that was open for long: another proof, and the same request
      if (answer.code === 'formulario-vencido') {
        await renew();
        answer = await send();
      }
      if (answer.success && answer.data?.protocolo) thank(answer.data.protocolo);
      else refuseBy(answer);
    } catch (error) {
      // an answer that is no JSON is of something between us and the gateway
      say(error instanceof SyntaxError ? copy.falhou : copy.semResposta);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    clean();
    const errors = judge();
    if (errors.length > 0) return refuse(errors);
    isSending = true;
    button.setAttribute('aria-disabled', 'true');
    void submit().finally(() => {
      isSending = false;
      button.removeAttribute('aria-disabled');
    });
  });
  form.addEventListener('input', ({ target }) => {
    const field = target as HTMLElement;
    if (field.getAttribute('aria-invalid')) mark(field, null);
    keep();
  });
  for (const radio of radios) radio.addEventListener('change', () => show(radio.value));
  byId('outro').addEventListener('click', () => {
    form.reset();
    show(linha());
    form.hidden = false;
    obrigado.hidden = true;
    (form.querySelector('[data-campo]') as HTMLElement).focus();
    // the proof was used; without an answer the next sending asks again
    renew().catch(() => (prova = ''));
  });

  const before = guardado.read();
  const kept = new URLSearchParams(location.search).has('linha') ? undefined : radios.find(({ value }) => value === before.linha);
  if (kept) kept.checked = true;
  for (const [id, valor] of Object.entries(before.campos ?? {})) {
    const field = document.getElementById(id) as Campo | null;
    if (field?.dataset['campo'] && !field.value) field.value = valor;
  }
  show(linha());
  // usable from here on
  main.setAttribute('aria-busy', 'false');
}
