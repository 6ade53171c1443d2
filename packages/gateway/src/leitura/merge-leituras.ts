import type { CampoLido, LeituraDeCampos, NomeCampoLido } from '@balcao/contracts';
import { leaveBlank } from './check-leitura.ts';

/** A reading before anything was compared, and after. */
export interface Leitura {
  readonly bruta: Pick<LeituraDeCampos, 'campos' | 'coberturas' | 'parcelas'>;
  readonly conferida: LeituraDeCampos;
}

/** Sums and check digits of the document itself said so. */
const isProved = ({ valor, confianca }: CampoLido): boolean => valor !== null && confianca === 100;

/** One field from two readings of it. */
function mergeField(um: CampoLido, outro: CampoLido | undefined): CampoLido {
  if (outro && um.valor === outro.valor) return um.confianca >= outro.confianca ? um : outro;
  if (isProved(um) && !(outro && isProved(outro))) return um;
  if (outro && isProved(outro) && !isProved(um)) return outro;
  return leaveBlank(um.caixa || !outro ? um : outro);
}

type Linha = Readonly<Record<string, CampoLido>>;

/** Lines that add up in one reading; what no sum proves of them must stand in the other too. */
function mergeLinhas<T extends Linha>(
  [um, outro]: readonly [readonly T[], readonly T[]],
  brutas: readonly [readonly T[], readonly T[]],
): T[] {
  const isPrimeira = um.length > 0;
  const certas = isPrimeira ? um : outro;
  const outras = brutas[isPrimeira ? 1 : 0];
  return certas.map((linha, at) => {
    const par = outras.length === certas.length ? outras[at] : undefined;
    return Object.fromEntries(Object.entries(linha).map(([nome, campo]) => [nome, mergeField(campo, par?.[nome])])) as T;
  });
}

/** What two recognitions of the same pictures agree on, and what one of them proves. */
export function mergeLeituras(um: Leitura, outro: Leitura): LeituraDeCampos {
  const [a, b] = [um.conferida, outro.conferida];
  if (a.layout !== b.layout) return a.layout === 'DESCONHECIDO' ? b : a;
  const nomes = [...new Set([...Object.keys(a.campos), ...Object.keys(b.campos)])] as NomeCampoLido[];
  const campos = nomes.flatMap((nome) => {
    const [primeiro, segundo] = [a.campos[nome], b.campos[nome]];
    const campo = primeiro ? mergeField(primeiro, segundo) : segundo && mergeField(segundo, primeiro);
    return campo ? [[nome, campo] as const] : [];
  });
  return {
    ...a,
    campos: Object.fromEntries(campos),
    coberturas: mergeLinhas([a.coberturas, b.coberturas], [um.bruta.coberturas, outro.bruta.coberturas]),
    parcelas: mergeLinhas([a.parcelas, b.parcelas], [um.bruta.parcelas, outro.bruta.parcelas]),
    // what one of the two could make add up is no trouble any more
    avisos: a.avisos.filter((aviso) => b.avisos.includes(aviso)),
  };
}
