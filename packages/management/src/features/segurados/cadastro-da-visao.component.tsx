import type { VisaoSegurado } from '@balcao/contracts';
import {
  formatCentavos,
  formatData,
  formatDocumento,
  formatTelefone,
  mayUse,
  rotulosDoEstadoPermissao,
  sayContatoSegurado,
  sayDependente,
  sayEnderecoSegurado,
  sayRepresentante,
} from '@balcao/domain';
import { ButtonLink, Card, Cluster, Dado, Dados, Grid, Link, Stack, StatusTag, Tag, Text } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { copy } from './segurados.copy.ts';
import { useParecidos } from './segurados.resource.ts';

const tons = { CONCEDIDA: 'sucesso', REVOGADA: 'perigo', SEM_REGISTRO: 'neutro' } as const;

/** What is known of who the client is, each by its name; what is not known is left out. */
function fatosDe(ficha: VisaoSegurado['ficha']): [string, string][] {
  const rotulos = { ...copy.rotulos, ...(ficha.pessoa === 'PJ' && copy.daEmpresa) };
  const fatos: [string, string | null | false][] = [
    [rotulos.pessoa, copy.pessoa[ficha.pessoa]],
    [rotulos.documento, formatDocumento(ficha.documento)],
    [rotulos.nomeSocial, ficha.nomeSocial],
    [rotulos.nascimento, ficha.nascimento && formatData(ficha.nascimento)],
    [rotulos.estadoCivil, ficha.estadoCivil && copy.estadoCivil[ficha.estadoCivil]],
    [rotulos.profissao, ficha.profissao],
    [rotulos.produtorId, ficha.produtor],
  ];
  return fatos.flatMap(([rotulo, valor]) => (valor ? [[rotulo, valor]] : []));
}

/** Who the client is: data, contacts, places, group, tasks, permissions, and who may be the same person. */
export const CadastroDaVisao = ({ visao: { ficha, grupo, premioDoGrupoCentavos, tarefas, permissoes } }: { visao: VisaoSegurado }) => (
  <Grid minWidth={300}>
    <Card titulo={copy.cadastro}>
      <Stack gap={3}>
        <Dados minWidth={130}>
          {fatosDe(ficha).map(([rotulo, valor]) => (
            <Dado key={rotulo} rotulo={rotulo}>
              {valor}
            </Dado>
          ))}
        </Dados>
        {ficha.tags.length > 0 && (
          <Cluster gap={1}>
            {ficha.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Cluster>
        )}
      </Stack>
    </Card>
    <Card titulo={copy.contatos}>
      <Linhas
        vazio={copy.nada.contatos}
        linhas={[
          ...(ficha.email ? [ficha.email] : []),
          ...(ficha.celular ? [formatTelefone(ficha.celular)] : []),
          ...ficha.contatos.map(sayContatoSegurado),
        ]}
      />
    </Card>
    <Card titulo={copy.enderecos}>
      <Linhas vazio={copy.nada.enderecos} linhas={ficha.enderecos.map(sayEnderecoSegurado)} />
    </Card>
    {ficha.dependentes.length > 0 && (
      <Card titulo={copy.dependentes}>
        <Linhas vazio="" linhas={ficha.dependentes.map(sayDependente)} />
      </Card>
    )}
    {ficha.representantes.length > 0 && (
      <Card titulo={copy.representantes}>
        <Linhas vazio="" linhas={ficha.representantes.map(sayRepresentante)} />
      </Card>
    )}
    {ficha.grupo && (
      <Card titulo={`${copy.grupo}: ${ficha.grupo.nome}`}>
        <Stack gap={1}>
          <Text isSoft>{[copy.tipoGrupo[ficha.grupo.tipo], copy.premioDoGrupo(formatCentavos(premioDoGrupoCentavos))].join(' · ')}</Text>
          {grupo.itens.map(({ id, nome, premioVigenteCentavos }) => (
            <Text key={id}>
              <Link href={`/segurados/painel?id=${id}`}>{nome}</Link> {premioVigenteCentavos > 0 && formatCentavos(premioVigenteCentavos)}
            </Text>
          ))}
        </Stack>
      </Card>
    )}
    <Card titulo={copy.permissoesTitulo}>
      <Dados minWidth={130}>
        {permissoes.map(({ finalidade, estado }) => (
          <Dado key={finalidade} rotulo={copy.finalidade[finalidade] ?? finalidade}>
            <Cluster gap={1}>
              <StatusTag tone={tons[estado]}>{rotulosDoEstadoPermissao[estado]}</StatusTag>
              {estado === 'SEM_REGISTRO' && (
                <Text as="span" isSoft>
                  {copy.podeUsar(mayUse(finalidade, estado))}
                </Text>
              )}
            </Cluster>
          </Dado>
        ))}
      </Dados>
    </Card>
    {tarefas.total > 0 && (
      <Card titulo={copy.tarefas}>
        <Linhas
          vazio=""
          linhas={tarefas.itens.map(({ titulo, vencimento, responsavel }) =>
            [titulo, copy.vence(formatData(vencimento)), responsavel].join(' · '),
          )}
        />
      </Card>
    )}
    <Parecidos id={ficha.id} nome={ficha.nome} />
  </Grid>
);

function Linhas({ linhas, vazio }: { linhas: readonly string[]; vazio: string }) {
  if (linhas.length === 0) return <Text isSoft>{vazio}</Text>;
  return (
    <Stack gap={1}>
      {linhas.map((linha, index) => (
        <Text key={`${index}-${linha}`}>{linha}</Text>
      ))}
    </Stack>
  );
}

function Parecidos({ id, nome: nomeDeste }: { id: string; nome: string }) {
  const parecidos = useParecidos(id);
  // nothing to say is nothing to show
  if (parecidos.data?.length === 0) return null;
  return (
    <Card titulo={copy.parecidos}>
      <LeituraRegistro leitura={parecidos} altura={80}>
        {(todos) => (
          <Stack gap={2}>
            {todos.map(({ id: outro, nome, documento, pontos, motivos }) => (
              <Stack key={outro} gap={1}>
                <Text>
                  <Link href={`/segurados/painel?id=${outro}`}>{nome}</Link> · {formatDocumento(documento)} · {copy.pontos(pontos)}:{' '}
                  {motivos.map((motivo) => copy.motivo[motivo]).join(', ')}
                </Text>
                <Cluster gap={2}>
                  <ButtonLink
                    size="sm"
                    href={`/segurados/painel?id=${id}&juntar=${outro}`}
                    aria-label={copy.mesclar.compararCom(nomeDeste, nome)}
                  >
                    {copy.mesclar.comparar}
                  </ButtonLink>
                </Cluster>
              </Stack>
            ))}
          </Stack>
        )}
      </LeituraRegistro>
    </Card>
  );
}
