import type { EmpresaCnpj } from '@balcao/contracts';
import * as z from 'zod/mini';
import { cnpjForaDoAr } from './apoio.errors.ts';

export interface EmpresasOptions {
  /** Of the installation, never of a request; `/<cnpj>` is added to it. */
  readonly url: string;
  readonly agora: () => Date;
  /** Ends one question that takes too long; by default after four seconds. */
  readonly prazo?: () => AbortSignal;
}

/** Who knows companies by their CNPJ. */
export interface EmpresasPort {
  /** @throws {Recusa} 502 when it cannot be asked, or answers what cannot be read */
  find(cnpj: string): Promise<EmpresaCnpj | null>;
}

const PRAZO_MS = 4_000;
const GUARDA_ACHADA_MS = 24 * 3_600_000;
const GUARDA_NAO_ACHADA_MS = 10 * 60_000;
const MAX_GUARDADAS = 2_000;
const MAX_LETRAS = 200_000;

const texto = z.optional(z.nullable(z.union([z.string(), z.number()])));

/**
 * The public look-ups' answer, as far as it is used here: BrasilAPI's `/api/cnpj/v1/{cnpj}` (its schema `CNPJ`) passes on Minha Receita's
 * (its `company`). One says the postcode as a number, the other as a text; the kind of street comes apart from its name.
 */
const Resposta = z.object({
  razao_social: z.string().check(z.minLength(1)),
  nome_fantasia: texto,
  cep: texto,
  descricao_tipo_de_logradouro: texto,
  logradouro: texto,
  numero: texto,
  complemento: texto,
  bairro: texto,
  municipio: texto,
  uf: texto,
  cnae_fiscal: texto,
  cnae_fiscal_descricao: texto,
  data_inicio_atividade: texto,
});

const plain = (valor: z.output<typeof texto>, max = 120): string | null =>
  String(valor ?? '')
    .trim()
    .slice(0, max) || null;
const onlyIf = (valor: string | null, forma: RegExp): string | null => (valor !== null && forma.test(valor) ? valor : null);

/** Their answer in our words; what is not in its form is as if it had not come. */
function toEmpresa(cnpj: string, lida: z.output<typeof Resposta>): EmpresaCnpj {
  const cnae = plain(lida.cnae_fiscal)?.replace(/\D/g, '').padStart(7, '0') ?? null;
  return {
    cnpj,
    razaoSocial: plain(lida.razao_social) ?? '',
    fantasia: plain(lida.nome_fantasia),
    cep: onlyIf(plain(lida.cep)?.replace(/\D/g, '').padStart(8, '0') ?? null, /^\d{8}$/),
    logradouro: plain([plain(lida.descricao_tipo_de_logradouro), plain(lida.logradouro)].filter(Boolean).join(' ')),
    numero: plain(lida.numero, 20),
    complemento: plain(lida.complemento),
    bairro: plain(lida.bairro),
    cidade: plain(lida.municipio),
    uf: onlyIf(plain(lida.uf), /^[A-Z]{2}$/),
    cnae: onlyIf(cnae, /^(?!0{7})\d{7}$/),
    atividade: plain(lida.cnae_fiscal_descricao, 200),
    abertura: onlyIf(plain(lida.data_inicio_atividade), /^\d{4}-\d{2}-\d{2}$/),
  };
}

async function ask(url: string, cnpj: string, prazo: AbortSignal): Promise<EmpresaCnpj | null> {
  // a redirect would lead where the installation did not say
  const response = await fetch(`${url}/${cnpj}`, {
    redirect: 'error',
    signal: prazo,
    headers: { accept: 'application/json' },
  });
  const body = await response.text();
  // 400: no CNPJ to them, as an alphanumeric one to a register that knows only digits
  if (response.status === 404 || response.status === 400) return null;
  if (!response.ok || body.length > MAX_LETRAS) throw new Error(`a consulta de CNPJ respondeu ${response.status}`);
  return toEmpresa(cnpj, Resposta.parse(JSON.parse(body)));
}

/** The look-up by HTTP: one question at a time for each CNPJ, answers kept for a while, failures never. */
export function createEmpresas({ url, agora, prazo = () => AbortSignal.timeout(PRAZO_MS) }: EmpresasOptions): EmpresasPort {
  const kept = new Map<string, { readonly ate: number; readonly empresa: EmpresaCnpj | null }>();
  const flying = new Map<string, Promise<EmpresaCnpj | null>>();

  const keep = (cnpj: string, empresa: EmpresaCnpj | null): EmpresaCnpj | null => {
    kept.delete(cnpj);
    kept.set(cnpj, { ate: agora().getTime() + (empresa ? GUARDA_ACHADA_MS : GUARDA_NAO_ACHADA_MS), empresa });
    const [oldest] = kept.keys();
    if (kept.size > MAX_GUARDADAS && oldest !== undefined) kept.delete(oldest);
    return empresa;
  };

  async function fetchOne(cnpj: string): Promise<EmpresaCnpj | null> {
    try {
      return keep(cnpj, await ask(url, cnpj, prazo()));
    } catch (error) {
      throw cnpjForaDoAr(error);
    } finally {
      flying.delete(cnpj);
    }
  }

  return {
    find(cnpj) {
      const known = kept.get(cnpj);
      if (known && known.ate > agora().getTime()) return Promise.resolve(known.empresa);
      const under = flying.get(cnpj) ?? fetchOne(cnpj);
      flying.set(cnpj, under);
      return under;
    },
  };
}
