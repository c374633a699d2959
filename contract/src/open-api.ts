import { z } from 'zod';
import { FILE_ANSWER, refusal, type Endpoint, type Endpoints } from './endpoint';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

function parameters(where: 'path' | 'query', fields: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = schemaOf(fields, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    schema,
    required: where === 'path' || required.includes(name),
  }));
}

/** A form's file next to its other fields. */
function withFields(file: Json, body: z.ZodType): Json {
  const fields = schemaOf(body, 'input');
  if (fields.type !== 'object') return { allOf: [file, fields] };
  const required = [
    ...((file.required ?? []) as string[]),
    ...((fields.required ?? []) as string[]),
  ];
  return {
    ...fields,
    properties: { ...(file.properties as Json), ...(fields.properties as Json | undefined) },
    ...(required.length > 0 && { required }),
  };
}

function requestBody({ method, body, upload }: Endpoint): Json | undefined {
  if (upload) {
    const file = { type: 'string', format: 'binary', maxLength: upload.maxBytes };
    const part = {
      type: 'object',
      properties: { [upload.field]: file },
      ...(upload.optional ? {} : { required: [upload.field] }),
    };
    return { content: { 'multipart/form-data': { schema: withFields(part, body) } } };
  }
  const schema = schemaOf(body, 'input');
  const empty = Object.keys((schema.properties as Json | undefined) ?? {}).length === 0;
  return method === 'GET' || empty ? undefined : { content: { 'application/json': { schema } } };
}

function operation(subject: string, name: string, endpoint: Endpoint): Json {
  const { access, answer, stepUp, summary, params, query } = endpoint;
  const body = requestBody(endpoint);
  const content =
    answer === FILE_ANSWER
      ? { 'application/octet-stream': {} }
      : { 'application/json': { schema: schemaOf(answer, 'output') } };
  return {
    operationId: `${subject}.${name}`,
    tags: [subject],
    summary,
    description: stepUp ? `Access: ${access}. Step-up: ${stepUp}` : `Access: ${access}`,
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'The answer', content },
      default: {
        description: 'A refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
    security: access === 'public' ? [] : [{ session: [] }],
  };
}

/** The API as an OpenAPI 3.1 document, generated from the endpoints so that the two can't disagree. */
export function openApi(subjects: Record<string, Endpoints>): Json {
  const paths: Record<string, Json> = {};
  for (const [subject, endpoints] of Object.entries(subjects)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      const method = endpoint.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: operation(subject, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hearthside portal', version: '1.0.0' },
    paths,
    components: {
      schemas: { Refusal: schemaOf(refusal, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
