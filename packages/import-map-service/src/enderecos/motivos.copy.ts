/** Why an address is refused, as the person who sent it reads. */
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
  pasta: 'O nome termina em barra: o endereço também precisa terminar, e sem parâmetros.',
  mapa: 'O mapa precisa ser um objeto.',
  parte: (parte: string) => `A parte ${parte} do mapa precisa ser um objeto.`,
};

/** Why bytes are not the module they must be. */
export const defeitos = {
  sintaxe: (detalhe: string) => `O arquivo não é JavaScript que se possa ler: ${detalhe}`,
  semRegistro: 'O arquivo não é um módulo System: ele precisa ser só uma chamada a System.register.',
  dependencias: 'As dependências do System.register precisam ser uma lista de textos.',
  declaracao: 'O System.register precisa receber a função que declara o módulo.',
  retorno: 'A função do módulo precisa devolver um objeto com a função execute.',
  semCiclo: (nomes: readonly string[]) => `Uma parcela precisa exportar bootstrap, mount e unmount; falta ${nomes.join(', ')}.`,
};
