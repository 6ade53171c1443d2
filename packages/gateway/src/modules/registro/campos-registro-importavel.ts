import type { CadastroImportavel } from '@balcao/contracts';
import { type CampoDoRegistro, type CamposDoRegistro, foldTexto, readCampo, translateIssues } from '@balcao/domain';
import type * as z from 'zod/mini';
import type { Importavel, RecusaDeCampo } from '../importacao/index.ts';
import type { CamposRepository } from './campos-registro.repository.ts';

interface Deps<Dados extends object> {
  readonly cadastro: CadastroImportavel;
  /** What may be written of one, as the contract says it. */
  readonly esquema: z.ZodMiniType<Dados>;
  readonly campos: CamposDoRegistro<Dados>;
  readonly unico: keyof Dados & string;
  readonly repository: Pick<CamposRepository<Dados, Dados>, 'insertMany' | 'listTomados'>;
  readonly newId: () => string;
}

/** How a title of a file is compared with the name of a field. */
const titleOf = (rotulo: string): string => foldTexto(rotulo).replace(/[^a-z0-9]/g, '');

/** A record of plain fields by a file: each field a column, those whose unique value is new come in. */
export function importavelDeCampos<Dados extends object>(deps: Deps<Dados>): Importavel<Dados> {
  const { cadastro, esquema, campos, unico, repository, newId } = deps;
  const entries = Object.entries<CampoDoRegistro>(campos) as [keyof Dados & string, CampoDoRegistro][];

  function read(linha: Readonly<Record<string, string>>): { readonly dados: Dados } | { readonly recusas: readonly RecusaDeCampo[] } {
    const lidas = entries.map(([campo, definicao]) => ({ campo, lida: readCampo(definicao, linha[campo] ?? '') }));
    const recusas = lidas.flatMap(({ campo, lida }) => ('mensagem' in lida ? [{ campo, mensagem: lida.mensagem }] : []));
    if (recusas.length > 0) return { recusas };
    const entrada = Object.fromEntries(lidas.map(({ campo, lida }) => [campo, 'valor' in lida ? lida.valor : null]));
    const judged = esquema.safeParse(entrada);
    return judged.success ? { dados: judged.data } : { recusas: translateIssues(judged.error.issues, { entrada }) };
  }

  return {
    cadastro,
    campos: entries.map(([campo, { rotulo, obrigatorio = false }]) => ({
      campo,
      rotulo,
      obrigatorio,
      titulos: [...new Set([titleOf(rotulo), titleOf(campo)])],
    })),
    reader: async () => ({ read }),
    chave: { campo: unico, of: (dados) => foldTexto(String(dados[unico])) },
    listTomadas: (tx, chaves) => repository.listTomados(tx, chaves),
    insert: (tx, contexto, dados) =>
      repository.insertMany(
        tx,
        contexto,
        dados.map((um) => ({ ...um, id: newId() })),
      ),
  };
}
