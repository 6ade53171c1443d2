import type { Cnae, EmpresaCnpj, EnderecoCep, PessoaConhecida, VeiculoFipe, VeiculoPlaca } from '@balcao/contracts';
import { isCnpj, isPlaca, normalizeCnae, normalizeDocumento } from '@balcao/domain';
import type { Contexto, Db } from '../../plugins/db.ts';
import type { ApoioRepository } from './apoio.repository.ts';
import type { EmpresasPort } from './empresas.adapter.ts';

const LETRAS = 'ABCDEFGHIJ';

/** Both spellings of a plate: a car that got the Mercosul plate keeps its number, the fifth character turns into a letter. */
export function spellingsOf(placa: string): string[] {
  const fifth = placa.charAt(4);
  const other = /\d/.test(fifth) ? LETRAS.charAt(Number(fifth)) : String(LETRAS.indexOf(fifth));
  return LETRAS.includes(fifth) || /\d/.test(fifth) ? [placa, `${placa.slice(0, 4)}${other}${placa.slice(5)}`] : [placa];
}

const MAX_PALAVRAS = 6;
const wordsOf = (texto: string): string[] => texto.trim().split(/\s+/).filter(Boolean).slice(0, MAX_PALAVRAS);

interface Deps {
  readonly db: Db;
  readonly apoio: ApoioRepository;
  readonly empresas: EmpresasPort;
}

export function createApoioService({ db, apoio, empresas }: Deps) {
  return {
    findVeiculoPorPlaca(texto: string): Promise<VeiculoPlaca | null> {
      if (!isPlaca(texto)) return Promise.resolve(null);
      return db.global((tx) => apoio.findVeiculo(tx, spellingsOf(normalizeDocumento(texto))));
    },

    searchVeiculos(texto: string, ano: number | undefined): Promise<VeiculoFipe[]> {
      const palavras = wordsOf(texto);
      if (palavras.length === 0) return Promise.resolve([]);
      const year = ano !== undefined && Number.isInteger(ano) && ano > 1900 && ano < 2200 ? ano : null;
      return db.global(async (tx) => {
        const exact = await apoio.searchVeiculos(tx, palavras, year);
        return exact.length > 0 ? exact : apoio.searchParecidos(tx, palavras.join(' '), year);
      });
    },

    /** A code with or without its punctuation, whole or its beginning; or words of what the company does. */
    searchCnaes(texto: string, limite: number): Promise<Cnae[]> {
      const codigo = normalizeCnae(texto);
      if (/^\d+$/.test(codigo)) return db.global((tx) => apoio.findCnaes(tx, codigo, limite));
      const palavras = wordsOf(texto);
      if (palavras.length === 0) return Promise.resolve([]);
      return db.global(async (tx) => {
        const exact = await apoio.searchCnaes(tx, palavras, limite);
        return exact.length > 0 ? exact : apoio.searchCnaesParecidos(tx, palavras.join(' '), limite);
      });
    },

    findCep(texto: string): Promise<EnderecoCep | null> {
      const cep = texto.replace(/\D/g, '');
      return cep.length === 8 ? db.global((tx) => apoio.findCep(tx, cep)) : Promise.resolve(null);
    },

    /** The register writes places in capitals without accents: where the postcode is known, they are spelled as people spell them. */
    async findEmpresa(texto: string): Promise<EmpresaCnpj | null> {
      const empresa = isCnpj(texto) ? await empresas.find(normalizeDocumento(texto)) : null;
      const { cep } = empresa ?? {};
      const lugar = cep ? await db.global((tx) => apoio.findCep(tx, cep)) : null;
      if (!empresa || !lugar || lugar.uf !== empresa.uf) return empresa;
      const { logradouro, bairro, cidade } = lugar;
      return { ...empresa, logradouro: logradouro || empresa.logradouro, bairro: bairro || empresa.bairro, cidade };
    },

    findPessoa(documento: string, contexto: Contexto): Promise<PessoaConhecida | null> {
      return db.tenant(contexto, (tx) => apoio.findPessoa(tx, normalizeDocumento(documento)));
    },
  };
}

export type ApoioService = ReturnType<typeof createApoioService>;
