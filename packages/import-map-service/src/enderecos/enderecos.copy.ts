/** Reasons to refuse an address, shown to the person who sent it. */
export const motivos = {
  semTexto: 'O endereço precisa ser um texto.',
  forma: 'O endereço tem espaço, caractere de controle ou barra invertida.',
  codificado: 'O endereço traz ponto, barra ou porcentagem codificados no caminho.',
  relativo: 'O endereço precisa ser https:// ou um caminho que comece por uma barra só.',
  ilegivel: 'O endereço não pode ser lido.',
  credenciais: 'O endereço traz usuário ou senha.',
  fragmento: 'O endereço não pode ter fragmento (#).',
  barrasSeguidas: 'O caminho do endereço tem barras seguidas.',
  origem: (origem: string) => `A origem ${origem} não está entre as permitidas do ambiente.`,
  protocolo: 'O endereço precisa ser https.',
  prefixo: (origem: string) => `O caminho está fora do que o ambiente permite em ${origem}.`,
  foraDasPastas: 'O caminho está fora das pastas do ambiente.',
  pastaDesconhecida: 'Há arquivos desta pasta que ninguém registrou, ou nenhum: nem tudo o que está abaixo dela é conhecido.',
  semBytes: 'Ninguém leu os bytes deste endereço.',
  pasta: 'O nome termina em barra: o endereço também precisa terminar, e sem parâmetros.',
  mapa: 'O mapa precisa ser um objeto.',
  parte: (parte: string) => `A parte ${parte} do mapa precisa ser um objeto.`,
};

/** Reasons why bytes are not a valid module. */
export const defeitos = {
  sintaxe: (linha: number, coluna: number) => `O arquivo não é um script que se possa ler: linha ${linha}, coluna ${coluna}.`,
  fundo: 'O arquivo tem expressões encaixadas demais para ser lido.',
  semRegistro: 'O arquivo não é um módulo System: ele precisa ser só uma chamada a System.register.',
  dependencias: 'As dependências do System.register precisam ser uma lista de textos.',
  declaracao: 'O System.register precisa receber a função que declara o módulo.',
  retorno: 'A função do módulo precisa devolver um objeto com a função execute.',
  semCiclo: (nomes: readonly string[]) => `Um parcel precisa exportar bootstrap, mount e unmount; falta ${nomes.join(', ')}.`,
};

/** Reasons why an address could not be read. */
export const buscas = {
  semOrigem: 'O endereço não diz de qual origem é.',
  nome: (host: string) => `O nome ${host} não foi encontrado.`,
  enderecoInterno: (host: string) => `O nome ${host} leva a um endereço interno ou reservado.`,
  voltas: 'O endereço redireciona vezes demais.',
  semDestino: 'O endereço redireciona sem dizer para onde.',
  status: (status: number) => `O servidor respondeu ${status}.`,
  tipo: (tipo: string) => (tipo ? `O tipo ${tipo} não é o que se esperava.` : 'O servidor não disse o tipo do arquivo.'),
  codificacao: (codificacao: string) => `O servidor respondeu na codificação ${codificacao}, que não se pôde ler.`,
  tamanho: (limite: number) => `O arquivo passa de ${limite} bytes.`,
  tempo: (ms: number) => `O servidor não terminou de responder em ${ms} ms.`,
  incompleto: 'O servidor parou no meio da resposta.',
  rede: (codigo: string) => `Não foi possível chegar ao servidor (${codigo}).`,
};
