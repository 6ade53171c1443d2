import type { VisaoSegurado } from '@balcao/contracts';
import {
  formatCentavos,
  formatData,
  formatDocumento,
  formatTelefone,
  rotulosDoEstadoPermissao,
  sayContatoSegurado,
  sayEnderecoSegurado,
} from '@balcao/domain';
import { Card, Cluster, Grid, Link, Stack, StatusTag, Tag, Text } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { copy } from './segurados.copy.ts';
import { useParecidos } from './segurados.resource.ts';

const tons = { CONCEDIDA: 'sucesso', REVOGADA: 'perigo', SEM_REGISTRO: 'neutro' } as const;

/** Who the client is: data, contacts, places, group, tasks, permissions, and who may be the same person. */
export const CadastroDaVisao = ({ visao: { ficha, grupo, tarefas, permissoes } }: { visao: VisaoSegurado }) => (
  <Grid minWidth={300}>
    <Card titulo={copy.cadastro}>
      <Stack gap={1}>
        <Text>{[copy.pessoa[ficha.pessoa], formatDocumento(ficha.documento)].join(' · ')}</Text>
        {ficha.nomeSocial && <Text>{ficha.nomeSocial}</Text>}
        {ficha.nascimento && <Text>{formatData(ficha.nascimento)}</Text>}
        {ficha.estadoCivil && <Text>{copy.estadoCivil[ficha.estadoCivil]}</Text>}
        {ficha.profissao && <Text>{ficha.profissao}</Text>}
        {ficha.produtor && (
          <Text isSoft>
            {copy.rotulos.produtorId}: {ficha.produtor}
          </Text>
        )}
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
    {ficha.grupo && (
      <Card titulo={`${copy.grupo}: ${ficha.grupo.nome}`}>
        <Stack gap={1}>
          <Text isSoft>{copy.tipoGrupo[ficha.grupo.tipo]}</Text>
          {grupo.itens.map(({ id, nome, premioVigenteCentavos }) => (
            <Text key={id}>
              <Link href={`/segurados/painel?id=${id}`}>{nome}</Link> {premioVigenteCentavos > 0 && formatCentavos(premioVigenteCentavos)}
            </Text>
          ))}
        </Stack>
      </Card>
    )}
    <Card titulo={copy.permissoesTitulo}>
      <Stack gap={1}>
        {permissoes.map(({ finalidade, estado }) => (
          <Cluster key={finalidade} gap={2}>
            <StatusTag tone={tons[estado]}>{rotulosDoEstadoPermissao[estado]}</StatusTag>
            <Text as="span">{copy.finalidade[finalidade]}</Text>
          </Cluster>
        ))}
      </Stack>
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
    <Parecidos id={ficha.id} />
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

function Parecidos({ id }: { id: string }) {
  const parecidos = useParecidos(id);
  // nothing to say is nothing to show
  if (parecidos.data?.length === 0) return null;
  return (
    <Card titulo={copy.parecidos}>
      <LeituraRegistro leitura={parecidos} altura={80}>
        {(todos) => (
          <Stack gap={1}>
            {todos.map(({ id: outro, nome, documento, pontos, motivos }) => (
              <Text key={outro}>
                <Link href={`/segurados/painel?id=${outro}`}>{nome}</Link> · {formatDocumento(documento)} · {copy.pontos(pontos)}:{' '}
                {motivos.map((motivo) => copy.motivo[motivo]).join(', ')}
              </Text>
            ))}
          </Stack>
        )}
      </LeituraRegistro>
    </Card>
  );
}
