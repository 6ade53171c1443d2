/** What a record is called. */
export interface NomeDoRegistro {
  /** `produtor` */
  readonly um: string;
  /** `produtores` */
  readonly varios: string;
  readonly genero: 'm' | 'f';
}

/** The sentences that name a record. */
export type PalavrasDoRegistro = ReturnType<typeof wordsOf>;

const capital = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/**
 * The sentences every record says of itself, in its own name and gender.
 *
 * @example wordsOf({ um: 'apólice', varios: 'apólices', genero: 'f' }).salvou // 'Apólice salva'
 */
export function wordsOf({ um, varios, genero }: NomeDoRegistro) {
  const o = genero === 'm' ? 'o' : 'a';
  const counted = (n: number, feito: string): string =>
    n === 1 ? `${capital(um)} ${feito}${o}` : `${n.toLocaleString('pt-BR')} ${varios} ${feito}${o}s`;
  const ele = genero === 'm' ? 'ele' : 'ela';
  return {
    novo: `Nov${o} ${um}`,
    vazio: `${genero === 'm' ? 'Nenhum' : 'Nenhuma'} ${um} ainda`,
    abas: `Partes d${o} ${um}`,
    salvar: `Salvar ${um}`,
    incluir: `Incluir ${um}`,
    salvou: `${capital(um)} salv${o}`,
    incluiu: `${capital(um)} incluíd${o}`,
    excluiu: `${capital(um)} excluíd${o}`,
    ativou: (n: number) => counted(n, 'ativad'),
    desativou: (n: number) => counted(n, 'desativad'),
    selecionados: (n: number): string => `${n.toLocaleString('pt-BR')} ${n === 1 ? um : varios} selecionad${o}${n === 1 ? '' : 's'}`,
    excluirTexto: `${capital(o)} ${um} sai da lista. Isto não pode ser desfeito.`,
    emUsoTexto: `${genero === 'm' ? 'Um' : 'Uma'} ${um} em uso não é excluíd${o}. Desative-${o}: ${ele} deixa de ser oferecid${o} e o que já ${o} usa continua como está.`,
    ativos: `Ativ${o}s`,
    inativos: `Inativ${o}s`,
    ativosEInativos: `Ativ${o}s e inativ${o}s`,
    conflito: `${genero === 'm' ? 'Este' : 'Esta'} ${um} mudou enquanto você editava.`,
    importar: 'Importar',
    importacao: `Importar ${varios}`,
    importacaoTexto: `Envie uma planilha, XLSX ou CSV, com uma linha por ${um} e os títulos na primeira. A lista exportada serve de modelo. Nada é gravado antes de você conferir.`,
    soAdministrador: `Só administradores cuidam d${o}s ${varios}`,
  };
}
